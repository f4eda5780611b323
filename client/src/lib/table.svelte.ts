// A table as this browser knows it: what the server said last, and the ways to say something to it.
// State comes first, animation second: `state` is true the moment it arrives; `staged` is what the theatre shows
// meanwhile, and may be dropped at any time.

import type {
  Answer,
  Choice,
  Command,
  FromServer,
  Line,
  Mark,
  Objection,
  Odds,
  Outlook,
  Pinged,
  Player,
  Position,
  Preview,
  Query,
  Question,
  Refused,
  SightReason,
  StageMap,
  TableState,
  Told,
  Update,
  Welcome,
} from '../wire';
import { Link, type LinkState } from './link';

type WithoutEnvelope<T> = T extends unknown ? Omit<T, 'id' | 'seq'> : never;
type Listener = (update: Update, before: Position) => void;

const SLOW_ANSWER = 2_000;

export class Table {
  link: LinkState = $state('connecting');
  latency = $state(0);
  welcome: Welcome | null = $state.raw(null);
  state: TableState | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  chat: Line[] = $state.raw([]);
  pings: Pinged[] = $state.raw([]);
  outlook: Outlook | null = $state.raw(null);
  previews: Map<string, Preview> = $state.raw(new Map());
  odds: Map<string, Odds | null> = $state.raw(new Map());
  /** What the theatre or the log shows instead of the present; null: the present. */
  staged: Position | null = $state.raw(null);
  /** The last refusal, until the next command. */
  refusal: Refused | null = $state.raw(null);
  /** A command is on its way; `slow` when it takes long. */
  sending = $state(false);
  slow = $state(false);
  bug = $state('');

  private readonly connection: Link;
  private waiting = new Map<string, (answer: Answer | null) => void>();
  private commands = new Map<string, (done: boolean) => void>();
  private listeners = new Set<Listener>();
  private slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.connection = new Link(id, token, {
      message: (message) => this.receive(message),
      state: (state) => {
        this.link = state;
        if (state !== 'open') this.dropWaiting();
      },
      latency: (milliseconds) => {
        this.latency = Math.round(milliseconds);
      },
    });
  }

  // what is going on

  get stage(): StageMap | null {
    return this.welcome?.stage ?? null;
  }
  get you(): number | null {
    return this.welcome?.you ?? null;
  }
  get me(): Player | undefined {
    return this.state?.players.find((each) => each.id === this.you);
  }
  get position(): Position | null {
    return this.state?.position ?? null;
  }
  /** What the board shows. */
  get shown(): Position | null {
    return this.staged ?? this.position;
  }
  get question(): Question | null {
    return this.state?.question ?? null;
  }
  /** Whether the question is this player's to answer, and nothing is in the way. */
  get mine(): boolean {
    return this.you !== null && this.link === 'open' && (this.state?.deciders.includes(this.you) ?? false);
  }
  get spectating(): boolean {
    return this.welcome !== null && this.you === null;
  }
  player(id: number): Player | undefined {
    return this.state?.players.find((each) => each.id === id);
  }
  choice(text: string): Choice | undefined {
    return this.question?.options.find((each) => each.text === text);
  }

  // saying something: resolves to whether it was done

  choose(text: string): Promise<boolean> {
    return this.command({ type: 'choose', text });
  }
  undo(mark: Pick<Mark, 'answers'>): Promise<boolean> {
    return this.command({ type: 'undo', answers: mark.answers });
  }
  redo(): Promise<boolean> {
    return this.command({ type: 'redo' });
  }
  askRewind(mark: Pick<Mark, 'answers'>): Promise<boolean> {
    return this.command({ type: 'ask-rewind', answers: mark.answers });
  }
  answerRewind(agree: boolean): Promise<boolean> {
    return this.command({ type: 'answer-rewind', agree });
  }
  ping(space: string): void {
    this.connection.send({ type: 'ping', space });
  }
  command(what: WithoutEnvelope<Command>): Promise<boolean> {
    const id = crypto.randomUUID();
    this.refusal = null;
    const sent = this.connection.send({ ...what, id, seq: this.state?.seq ?? 0 } as Command);
    if (!sent) return Promise.resolve(false);
    this.startWaiting();
    return new Promise((resolve) => this.commands.set(id, resolve));
  }

  // asking something; null where the position is gone before the answer comes

  why(text: string): Promise<Objection | null> {
    return this.ask({ type: 'ask-why', text }).then((answer) => (answer?.type === 'because' ? answer.objection : null));
  }
  sight(watcher: string, target: string): Promise<SightReason | null> {
    return this.ask({ type: 'ask-sight', watcher, target }).then((answer) =>
      answer?.type === 'sight' ? answer.reason : null,
    );
  }
  async oddsOf(text: string): Promise<Odds | null> {
    const known = this.odds.get(text);
    if (known !== undefined) return known;
    const answer = await this.ask({ type: 'ask-odds', text });
    if (answer?.type !== 'odds' || answer.seq !== this.state?.seq) return null;
    this.odds = new Map(this.odds).set(text, answer.odds);
    return answer.odds;
  }
  private ask(what: WithoutEnvelope<Query>): Promise<Answer | null> {
    const id = crypto.randomUUID();
    if (!this.connection.send({ ...what, id, seq: this.state?.seq ?? 0 } as Query)) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Hears of every update, with the position before it. Returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  useHere(): void {
    this.connection.useHere();
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.slowTimer);
  }

  // hearing something

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.state = message.state;
        this.events = message.events;
        this.chat = message.chat;
        this.staged = null;
        this.bug = '';
        this.lookAhead();
        break;
      case 'update':
        this.update(message);
        break;
      case 'presence':
        if (this.state) {
          const { players, spectators, deciders } = message;
          this.state = { ...this.state, players, spectators, deciders };
        }
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'pinged':
        this.pings = [...this.pings, message].slice(-8);
        break;
      case 'done':
        this.settle(message.id, true);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'recovering':
        this.bug = message.bug;
        break;
      case 'outlook':
      case 'odds':
      case 'because':
      case 'sight':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
    }
  }

  private update(message: Update): void {
    const before = this.state?.position;
    this.events = [...this.events.slice(0, message.first), ...message.events];
    this.state = message.state;
    this.bug = '';
    this.lookAhead();
    if (before) for (const listener of this.listeners) listener(message, before);
  }

  private refused(message: Refused): void {
    this.refusal = message;
    this.settle(message.id, false);
    this.waiting.get(message.id)?.(null);
    this.waiting.delete(message.id);
  }

  /** The aids of the new position and a preview of every option; what was known of the old one is dropped. */
  private async lookAhead(): Promise<void> {
    this.previews = new Map();
    this.odds = new Map();
    const seq = this.state?.seq;
    const answer = await this.ask({ type: 'ask-outlook' });
    if (answer?.type !== 'outlook' || seq !== this.state?.seq) return;
    this.outlook = answer.outlook;
    this.previews = new Map(answer.previews.map((each) => [each.text, each]));
  }

  private startWaiting(): void {
    this.sending = true;
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => {
      this.slow = this.sending;
    }, SLOW_ANSWER);
  }

  private settle(id: string, done: boolean): void {
    this.commands.get(id)?.(done);
    this.commands.delete(id);
    if (this.commands.size) return;
    this.sending = false;
    this.slow = false;
  }

  private dropWaiting(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    for (const resolve of this.commands.values()) resolve(false);
    this.waiting.clear();
    this.commands.clear();
    this.sending = false;
    this.slow = false;
  }
}
