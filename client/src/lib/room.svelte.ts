// The room of a game as this browser knows it: what the server said last, and the ways to say something to it. Players
// call it their table.
// State comes first, animation second: `state` is true the moment it arrives; `staged` is what the theatre shows
// meanwhile, and may be dropped at any time.

import type {
  ChatLine,
  Choice,
  Command,
  FromServer,
  Ghost,
  GhostsShown,
  HeroWay,
  Intention,
  Meant,
  Pinged,
  PlanTurn,
  Player,
  Position,
  PositionAids,
  Preview,
  Question,
  Refused,
  RewindMark,
  StageMap,
  Told,
  Update,
  Welcome,
} from '../wire';
import { Aids } from './aids.svelte';
import { newId } from './browser';
import { Link, type Listener as LinkListener, type LinkState } from './link';
import { muted } from './muting.svelte';
import { Questions, type WithoutEnvelope } from './questions.svelte';
import { textOf } from './said';
import type { Shown } from './shots';
import type { Show } from './show';
import { Summons } from './summons.svelte';

/** What is answered by `done`. */
type Done = Command | PlanTurn;
type Listener = (update: Update, before: Position) => void;
type Connect = (listener: LinkListener) => Pick<Link, 'send' | 'useHere' | 'close'>;

export interface Spot {
  guard: number | null;
  /** The boss acts. */
  boss: boolean;
  mode: string;
  way: string[];
  spaces: string[];
}

const SLOW_ANSWER = 2_000;
const STIR_EVERY = 20_000;
/** Updates that change the position. */
const MOVES = new Set<Update['what']>(['chose', 'undid', 'redid', 'rewound']);
/** Commands that name the entry they were made at; for seats and talk it does not matter. */
const IN_TIME = new Set<Done['type']>([
  'choose',
  'undo',
  'redo',
  'ask-rewind',
  'answer-rewind',
  'prefer',
  'hold-bot',
  'carry-out',
]);

export class Room extends Questions {
  link: LinkState = $state('connecting');
  latency = $state(0);
  welcome: Welcome | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  /** What bots answered, and why; oldest first. */
  meant: Meant[] = $state.raw([]);
  /** What a bot is about to do. */
  intention: Intention | null = $state.raw(null);
  /** For so many seconds the table has waited for this player; 0: it does not. */
  nudged = $state(0);
  chat: ChatLine[] = $state.raw([]);
  pings: Pinged[] = $state.raw([]);
  /** What players plan for their heroes' next turns. */
  ghosts: Ghost[] = $state.raw([]);
  /** Heroes of this player whose plan is not possible any more; until the next command, or Esc. */
  dropped: string[] = $state.raw([]);
  previews: Map<string, Preview> = $state.raw(new Map());
  /** What the theatre or the log shows instead of the present; null: the present. */
  staged: Position | null = $state.raw(null);
  /** Plays what happened; while it covers the present, nothing is asked. */
  theatre: Show | null = $state.raw(null);
  /** What the map points out while something is shown: the guard that acts, its mode, its way. */
  spot: Spot | null = $state.raw(null);
  /** Pictures of what happens that are shown at this moment. */
  shots: Shown[] = $state.raw([]);
  /** The last refusal, until the next command, the next position, or Esc. */
  refusal: Refused | null = $state.raw(null);
  /** A command is on its way; `slow` when it takes long. */
  sending = $state(false);
  slow = $state(false);
  bug = $state('');
  /** CDX-1: secrets of the boss that were heard at this table, and that no hero has acted on yet. */
  heard: string[] = $state.raw([]);
  /** Lessons let a learner do one thing at a time: an answer this does not allow is not sent. */
  allows: (text: string) => boolean = () => true;

  readonly aids = new Aids(this);
  readonly summons = new Summons(this);
  protected readonly connection: Pick<Link, 'send' | 'useHere' | 'close'>;
  private commands = new Map<string, { message: Done; resolve: (done: boolean) => void }>();
  private listeners = new Set<Listener>();
  private stirred = 0;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
    connect: Connect = (listener) => new Link(id, token, listener),
  ) {
    super();
    this.connection = connect({
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
  /** What is asked, once everything that led to it has been shown. */
  get question(): Question | null {
    return this.theatre?.covers ? null : (this.state?.question ?? null);
  }
  /** Whether the question is this player's to answer, and nothing is in the way. */
  get mine(): boolean {
    if (this.you === null || this.link !== 'open' || this.theatre?.covers) return false;
    return this.state?.deciders.includes(this.you) ?? false;
  }
  /** Whether the table waits for this player, whatever is shown meanwhile. */
  get isAsked(): boolean {
    const { state, you } = this;
    if (!state?.started || you === null || state.position.outcome) return false;
    return (state.rewind?.waiting ?? state.deciders).includes(you);
  }
  /** Where the acting hero can walk, and how. */
  get reach(): Record<string, HeroWay[]> {
    return this.aids.given?.reach ?? {};
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
    return this.allows(text) ? this.command({ type: 'choose', text }) : Promise.resolve(false);
  }
  /** CDX-1: what was heard counts as soon as a hero of this player can act on it. Taken back, it waits to be heard again. */
  actOnWhatWasHeard(): void {
    const [secret, ...others] = this.heard;
    if (!secret || !this.mine || this.question?.kind !== 'action') return;
    this.heard = others;
    void this.choose(textOf('learn', { secret }));
  }
  /** AI-01: a bot answers for this player until the turn is over, these options first. */
  carryOut(options: string[]): Promise<boolean> {
    return this.command({ type: 'carry-out', options });
  }
  undo(mark: Pick<RewindMark, 'answers'>): Promise<boolean> {
    return this.command({ type: 'undo', answers: mark.answers });
  }
  redo(): Promise<boolean> {
    return this.command({ type: 'redo' });
  }
  askRewind(mark: Pick<RewindMark, 'answers'>): Promise<boolean> {
    return this.command({ type: 'ask-rewind', answers: mark.answers });
  }
  /** Whether nobody has to agree: nothing was revealed since, and what was answered is this player's to take back. */
  isFree(mark: Pick<RewindMark, 'answers'>): boolean {
    const back = this.state?.back;
    if (!back || this.you === null || !back.by.includes(this.you)) return false;
    return back.free.some((each) => each.answers === mark.answers);
  }
  goBack(mark: Pick<RewindMark, 'answers'>): Promise<boolean> {
    return this.isFree(mark) ? this.undo(mark) : this.askRewind(mark);
  }
  answerRewind(agree: boolean): Promise<boolean> {
    return this.command({ type: 'answer-rewind', agree });
  }
  /** What this player means to answer in a hero's next turn, for all to see; nothing: what was planned is dropped. */
  plan(hero: string, answers: string[]): Promise<boolean> {
    return this.command({ type: 'plan-turn', hero, answers });
  }
  ping(space: string): void {
    this.connection.send({ type: 'ping', space });
  }
  /** A sign of life, now and then: also of whom the table waits for no longer, so that they are known to be back (NET-08). */
  stir(): void {
    if (this.you === null || this.link !== 'open' || Date.now() - this.stirred < STIR_EVERY) return;
    this.stirred = Date.now();
    this.nudged = 0;
    this.connection.send({ type: 'stir' });
  }
  /** Whether this page still shows what happened: bots wait for it. */
  showing(busy: boolean): void {
    if (this.you !== null) this.connection.send({ type: 'showing', busy });
  }
  command(what: WithoutEnvelope<Done>): Promise<boolean> {
    const id = newId();
    this.refusal = null;
    this.dropped = [];
    const message = (IN_TIME.has(what.type) ? { ...what, id, seq: this.state?.seq ?? 0 } : { ...what, id }) as Done;
    if (!this.connection.send(message)) return Promise.resolve(false);
    this.startWaiting();
    return new Promise((resolve) => this.commands.set(id, { message, resolve }));
  }
  /** Says again what was not answered, in case it was lost. Done twice it counts once, for it has the same id. */
  sayAgain(): void {
    for (const { message } of this.commands.values()) this.connection.send(message);
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
        this.meant = message.meant;
        this.intention = null;
        this.nudged = 0;
        this.chat = message.chat;
        this.ghosts = [];
        this.dropped = [];
        this.theatre?.reset();
        this.staged = null;
        this.bug = '';
        this.moveOn(message.aids);
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
      case 'intends':
        if (message.intention.answers <= (this.state?.answers ?? 0)) this.intention = message.intention;
        break;
      case 'nudged':
        this.nudged = message.seconds;
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'pinged':
        if (!muted.names.includes(message.name)) this.pings = [...this.pings, message].slice(-8);
        break;
      case 'ghosts':
        this.ghosts = message.ghosts.filter((each) => !muted.names.includes(this.player(each.player)?.name ?? ''));
        this.dropped = this.withoutPlan(message);
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
      case 'odds':
      case 'because':
      case 'sight':
      case 'forecast':
      case 'risks':
      case 'forecast-film':
      case 'hint':
      case 'loadout':
      case 'turn':
        this.answered(message);
    }
  }

  /** Those of this player's heroes who have lost their plan, now or before, and have none again. */
  private withoutPlan({ ghosts, gone }: GhostsShown): string[] {
    const lost = new Set([...this.dropped, ...gone]);
    return [...lost].filter((hero) => this.me?.heroes.includes(hero) && !ghosts.some((each) => each.hero === hero));
  }

  private update(message: Update): void {
    const before = this.state?.position;
    this.events = [...this.events.slice(0, message.first), ...message.events];
    this.state = message.state;
    this.mean(message);
    this.refusal = null;
    this.bug = '';
    this.nudged = 0;
    if (message.aids !== undefined) this.moveOn(message.aids);
    if (before) for (const listener of this.listeners) listener(message, before);
  }

  /** What bots meant, as far as it was not taken back; and what one means to do: to the end of its turn, if nobody else has a say. */
  private mean({ by, meant, state, events, what }: Update): void {
    const kept = this.meant.filter((each) => each.answers <= state.answers && each.answers !== meant?.answers);
    this.meant = meant ? [...kept, meant] : kept;
    const isTables = by === 0 && !meant; // an answer that could not matter
    const isBots = meant?.hero === this.intention?.hero || isTables || !MOVES.has(what);
    const isOver = state.acting?.hero !== this.intention?.hero || events.some((each) => each.kind === 'TurnEnded');
    if (isOver || !isBots) this.intention = null;
  }

  private refused(message: Refused): void {
    if (this.unanswered(message.id)) return; // a question about a position that is gone is nobody's fault
    this.refusal = message;
    this.settle(message.id, false);
  }

  /** The position is another: its aids came with it, and nothing known of the old one counts. */
  private moveOn(given: PositionAids | null): void {
    this.previews = new Map(given?.previews.map((each) => [each.text, each]));
    this.forgetAnswers();
    this.aids.renew(given);
  }

  private startWaiting(): void {
    this.sending = true;
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => {
      this.slow = this.sending;
    }, SLOW_ANSWER);
  }

  private settle(id: string, done: boolean): void {
    this.commands.get(id)?.resolve(done);
    this.commands.delete(id);
    if (this.commands.size) return;
    this.sending = false;
    this.slow = false;
  }

  private dropWaiting(): void {
    this.dropQuestions();
    for (const { resolve } of this.commands.values()) resolve(false);
    this.commands.clear();
    this.sending = false;
    this.slow = false;
  }
}
