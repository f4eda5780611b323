// What a player who waits means to do: the next turn of a hero of theirs, planned on the map like a turn that is on, and
// shown to all as a ghost. The server plays it on a copy and says what could follow.

import type { Choice, Ghost, HeroWay, Position, Preview, Question, StageMap, TurnIs } from '../wire';
import { type Intent, type Offered, Offers } from './offers.svelte';
import type { Room } from './room.svelte';
import { textOf } from './said';

/** Questions whose answers are planned, or begin what is planned. */
const PLANNED = new Set(['turn', 'action', 'step']);
const NOTHING: Pick<TurnIs, 'question' | 'reach'> = { question: null, reach: {} };

/** A hero's next turn after some answers, as far as the server has said. */
class NextTurn implements Offered {
  private told: Pick<TurnIs, 'question' | 'reach'> = $state.raw(NOTHING);
  private asked = '';
  private answer: Promise<void> = Promise.resolve();
  readonly previews: Map<string, Preview> = new Map();

  constructor(private readonly room: Room) {}

  get question(): Question | null {
    return this.told.question;
  }
  get reach(): Record<string, HeroWay[]> {
    return this.told.reach;
  }
  get position(): Position | null {
    return this.room.position;
  }
  get stage(): StageMap | null {
    return this.room.stage;
  }

  /** Asks the server, once for each position and plan. */
  look(hero: string, answers: string[]): Promise<void> {
    const asked = [this.room.moment, hero, ...answers].join();
    if (asked === this.asked) return this.answer;
    this.asked = asked;
    this.told = NOTHING;
    this.answer = this.room.ask({ type: 'ask-turn', hero, answers }).then((answer) => {
      if (asked !== this.asked) return;
      if (answer?.type === 'turn') this.told = answer;
      else this.asked = ''; // the position was gone: the next look asks again
    });
    return this.answer;
  }

  forget(): void {
    this.asked = '';
    this.told = NOTHING;
  }
}

/** What can be added to a plan; where nothing can, what could be planned in its place. */
class PlanOffers extends Offers {
  constructor(
    ahead: Offered,
    private readonly anew: Offers,
  ) {
    super(ahead, () => '');
  }

  override get isActing(): boolean {
    return super.isActing || this.anew.isActing;
  }

  override intentsAt(space: string): Intent[] {
    const found = super.intentsAt(space);
    return found.length ? found : this.anew.intentsAt(space);
  }

  override allAt(space: string): Intent[] {
    const found = super.allAt(space);
    return found.length ? found : this.anew.allAt(space);
  }
}

export class Planning {
  private readonly ahead: NextTurn;
  private readonly anew: NextTurn;
  readonly offers: Offers;

  /** `looked` is the hero whose dashboard is shown. */
  constructor(
    private readonly room: Room,
    private readonly looked: () => string,
  ) {
    this.ahead = new NextTurn(room);
    this.anew = new NextTurn(room);
    this.offers = new PlanOffers(this.ahead, new Offers(this.anew, () => ''));
  }

  /** Whose turn is planned: the hero looked at, else one who has not acted yet; empty if none of this player's waits. */
  get hero(): string {
    const { me, position } = this.room;
    const waiting = position?.heroes.filter((each) => me?.heroes.includes(each.id) && each.id !== position.turn) ?? [];
    const found =
      waiting.find((each) => each.id === this.looked()) ?? waiting.find((each) => !each.acted) ?? waiting[0];
    return found?.id ?? '';
  }

  /** Others are asked, and this player has a hero who waits for a turn. */
  get isOn(): boolean {
    const { room } = this;
    const { position, state } = room;
    if (!room.question || room.mine || room.link !== 'open' || room.staged || state?.rewind) return false;
    return position !== null && position.phase !== 'setup' && !position.outcome && this.hero !== '';
  }

  get ghost(): Ghost | undefined {
    return this.room.ghosts.find((each) => each.hero === this.hero && each.player === this.room.you);
  }

  /** The plan that can be carried out now, by one click; while something else is asked it waits. */
  get ready(): Ghost | undefined {
    const { question, mine } = this.room;
    if (!mine || !question || !PLANNED.has(question.kind)) return undefined;
    return this.own.find(({ hero }) => question.hero === hero || this.room.choice(textOf('turn', { hero })));
  }

  /** What this player has planned, for whichever hero. */
  get own(): Ghost[] {
    return this.room.ghosts.filter((each) => each.player === this.room.you);
  }

  /** Finds out what could be planned now. */
  async look(): Promise<void> {
    if (!this.isOn) return;
    const { hero, ghost } = this;
    if (!ghost) this.ahead.forget();
    await Promise.all([this.anew.look(hero, []), ghost && this.ahead.look(hero, ghost.answers)]);
  }

  /** Whether an option is one of the turn that is planned, and not of the open question. */
  has(choice: Choice): boolean {
    return this.isOn && this.sourceOf(choice) !== undefined;
  }

  sourceOf(choice: Choice): Offered | undefined {
    return [this.ahead, this.anew].find((each) => each.question?.options.includes(choice));
  }

  /** How an option would become part of the plan. */
  joins(choice: Choice): 'first' | 'after' | 'instead' {
    if (!this.ghost) return 'first';
    return this.sourceOf(choice) === this.ahead ? 'after' : 'instead';
  }

  /** Where the planned way has come to. */
  startOf(choice: Choice): string {
    const hero = this.room.position?.heroes.find((each) => each.id === this.hero);
    return (this.sourceOf(choice) === this.ahead && this.ghost?.way.at(-1)) || (hero?.space ?? '');
  }

  /** Plans this as well, or instead where it cannot follow. */
  async add({ choice, rest }: Intent): Promise<boolean> {
    const before = this.sourceOf(choice) === this.ahead ? (this.ghost?.answers ?? []) : [];
    const isPlanned = await this.room.plan(this.hero, [...before, choice.text, ...rest]);
    await this.look();
    return isPlanned;
  }

  /** Drops what this player has planned. Returns whether there was anything. */
  clear(): boolean {
    for (const { hero } of this.own) void this.room.plan(hero, []);
    return this.own.length > 0;
  }
}
