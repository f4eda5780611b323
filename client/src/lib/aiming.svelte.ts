// What this player looks at and aims at: the hero, the action armed, the target, the space under the cursor; and why
// something is not possible. Nothing is done here.

import { untrack } from 'svelte';
import type { Choice, Objection, Question } from '../wire';
import { isRisky } from './caution';
import { MOMENT } from './moment';
import { type Intent, type Offered, Offers } from './offers.svelte';
import { Planning } from './planning.svelte';
import { Reasons } from './reasons.svelte';
import type { Room } from './room.svelte';
import { belongsTo, spacesIn } from './said';
import { settings } from './settings.svelte';

/** Verbs that lead to another space. */
export const MOVES = new Set(['step', 'sneak', 'dash', 'focus']);
/** Questions of a hero's turn, which ends where the hero then is. */
const TURN = new Set(['action', 'step']);

export class Aiming {
  /** The hero whose dashboard is shown; the one who must decide comes first. */
  hero = $state('');
  /** The verb whose targets are lit; empty: whatever is obvious. For cards `use <card>`, for tokens `focus <token>`. */
  verb = $state('');
  /** The option aimed at: a second step commits it. */
  aimed: Choice | null = $state.raw(null);
  /** What is meant to be answered after the aimed option. */
  rest: string[] = $state.raw([]);
  /** The option whose button is under the pointer or has the focus. */
  pointed: Choice | null = $state.raw(null);
  /** The action, card or token under the pointer, with the focus or under a finger, as its options begin: `use c-4`. */
  subject = $state('');
  /** The space whose options are listed, because it has several. */
  menu = $state('');
  /** What was aimed at is no option any more: somebody else was faster. */
  isGone = $state(false);
  /** Dice picked by number, to be rolled again. */
  picked: number[] = $state.raw([]);
  /** The space the keyboard cursor is on, and the one under the pointer. */
  cursor = $state('');
  hovered = $state('');
  /** The guard whose sight and way are shown alone. */
  guard: number | null = $state(null);
  /** Watcher and space whose line of sight is explained (OV-02). */
  explained: { watcher: string; target: string } | null = $state.raw(null);
  /** The last press was a finger's. */
  touch = $state(false);

  /** Something is aimed at only just now: a double click has not read what is said of it. */
  isFresh = $state(false);

  private ripening: ReturnType<typeof setTimeout> | undefined;
  private looked = ''; // the hero this player chose to look at
  private asking = ''; // the hero who had to decide last
  protected aimedFrom = ''; // where the cursor was when something was aimed at

  readonly reasons: Reasons;
  readonly planning: Planning;
  private readonly asked: Offers;

  constructor(protected readonly room: Room) {
    this.reasons = new Reasons(room, () => this.pointing);
    this.asked = new Offers(room, () => this.verb);
    this.planning = new Planning(room, () => this.hero);
  }

  /** What the map offers: what is asked, or to whoever waits their own next turn. */
  get offers(): Offers {
    return this.planning.isOn ? this.planning.offers : this.asked;
  }

  /** What an option is of, for those who look up its way and its risks. */
  sourceOf(choice: Choice): Offered {
    return (this.planning.isOn && this.planning.sourceOf(choice)) || this.room;
  }

  /** The space all aids speak of. */
  get space(): string {
    return this.hovered || this.cursor;
  }

  /** The reason to show now: it makes way for whatever else is pointed at since, and comes back when nothing is. */
  get because(): Objection | null {
    const { reasons } = this;
    return reasons.isElsewhere && this.inspected !== null ? null : reasons.why;
  }

  private get pointing(): string {
    return this.pointed?.text ?? this.space;
  }

  /** What the inspector speaks of and the map draws: the aimed option, else the one under the pointer. */
  get inspected(): Intent | null {
    if (this.aimed) return { choice: this.aimed, rest: this.rest };
    if (this.pointed) return { choice: this.pointed, rest: [] };
    return (this.space && this.offers.intentsAt(this.space)[0]) || null;
  }

  /** The action, card or token in hand, as its options begin; while the pointer is on the map, the map is spoken of. */
  get inHand(): string {
    return this.hovered ? '' : this.subject || (this.aimed ?? this.pointed)?.text || this.verb;
  }

  /** The spaces entered by what is inspected. */
  get way(): string[] {
    const { choice, rest } = this.inspected ?? { choice: null, rest: [] };
    return [...(choice?.spaces ?? []), ...spacesIn(rest)];
  }

  /** Where the acting hero would end its turn by what is looked at: forecasts speak of that (FC-01). */
  get end(): { hero: string; space: string } | null {
    const { question, position, aids } = this.room;
    const { inspected } = this;
    if (this.planning.isOn) return this.plannedEnd(inspected);
    const hero = position?.heroes.find((each) => each.id === question?.hero);
    if (!hero || !question || !TURN.has(question.kind)) return null;
    const at = (space: string | undefined) => (space ? { hero: hero.id, space } : null);
    if (!inspected) return at(this.space in { ...aids.given?.reach, [hero.space]: 0 } ? this.space : '');
    if (inspected.choice.verb === 'end') return at(hero.space);
    return MOVES.has(inspected.choice.verb) ? at(this.way.at(-1)) : null;
  }

  /** The same of a turn that is planned, if it is one of this round. */
  private plannedEnd(inspected: Intent | null): { hero: string; space: string } | null {
    const hero = this.room.position?.heroes.find((each) => each.id === this.planning.hero);
    const space = inspected && MOVES.has(inspected.choice.verb) ? this.way.at(-1) : undefined;
    return hero && !hero.acted && space ? { hero: hero.id, space } : null;
  }

  /** IM-02: with a risk always two steps, once for all that is meant. */
  needsTwoSteps(choice: Choice, rest: string[] = []): boolean {
    return settings.twoSteps === 'always' || isRisky(this.room, choice, rest);
  }

  isAimedAt(choice: Choice, rest: string[] = []): boolean {
    return this.aimed?.text === choice.text && this.rest.join() === rest.join();
  }

  aim(choice: Choice, rest: string[] = []): void {
    this.clear();
    this.aimed = choice;
    this.rest = rest;
    this.aimedFrom = this.cursor;
    this.isFresh = true;
    clearTimeout(this.ripening);
    this.ripening = setTimeout(() => {
      this.isFresh = false;
    }, MOMENT);
  }

  /** Arms a verb, or disarms it. */
  arm(verb: string): void {
    if (this.isOthers) {
      this.refuse(verb);
      return;
    }
    this.clear();
    this.picked = [];
    this.verb = this.verb === verb ? '' : verb;
  }

  /** Esc: one level back, never a commit. Returns whether there was anything to step back from. */
  back(): boolean {
    this.subject = '';
    if (this.room.refusal) this.room.refusal = null;
    else if (this.room.dropped.length) this.room.dropped = [];
    else if (this.explained) this.explained = null;
    else if (this.menu) this.menu = '';
    else if (this.aimed || this.reasons.why || this.isGone) this.clear();
    else if (this.picked.length) this.picked = [];
    else if (this.verb) this.verb = '';
    else if (this.guard !== null) this.guard = null;
    else return this.planning.clear();
    return true;
  }

  /** `[` and `]`: another way to the same space, or the next option of a question with few. Never a commit. */
  turnOver(by: 1 | -1): void {
    const at = this.aimed ? (this.way.at(-1) ?? '') : this.space;
    const here = this.offers.intentsAt(at);
    const intents = here.length > 1 ? here : this.offers.options.map((choice) => ({ choice, rest: [] as string[] }));
    const now = intents.findIndex((each) => this.isAimedAt(each.choice, each.rest));
    const next = intents[(now + by + intents.length) % intents.length];
    if (next && (here.length > 1 || !this.offers.isActing)) this.aim(next.choice, next.rest);
  }

  /** Why something is not possible: a text, or whatever one would do on a space. */
  async askWhy(wanted: string): Promise<void> {
    if (this.planning.isOn && this.isSpace(wanted)) {
      this.reasons.why = { text: '', rule: 'ACT-3', reason: 'out-of-plan', facts: { hero: this.planning.hero } };
      return;
    }
    const isThing = !this.isSpace(wanted);
    if (isThing && this.isOthers) this.refuse(wanted);
    const text = isThing ? wanted : this.offers.likely(wanted);
    if (!this.room.mine || !text) return;
    this.clear();
    await this.reasons.ask(text);
  }

  /** Somebody else is asked now: whoever presses something all the same is told so. */
  async refuse(text: string): Promise<false> {
    const { question } = this.room;
    this.clear();
    const facts = { hero: question?.hero || 'all' };
    this.reasons.why = { text, rule: question?.rule ?? 'ACT-2', reason: 'not-yours', facts };
    return false;
  }

  /** Something is asked, and of others; a line that is down is another matter. */
  protected get isOthers(): boolean {
    const { room } = this;
    return room.question !== null && room.link === 'open' && !room.mine;
  }

  /** In a component: what was armed for another question is put down, and the view follows who has to decide. Who comes
   * and goes meanwhile changes nothing. */
  keepUp(): void {
    const question = $derived(this.room.question);
    const mine = $derived(this.room.mine);
    const position = $derived(this.room.position);
    $effect(() => {
      const heroes = position?.heroes.map((each) => each.id) ?? [];
      void [question, mine];
      untrack(() => {
        this.follow(question, heroes);
        this.refresh();
      });
    });
  }

  /** IM-04: the view follows who has to decide, and goes back to the hero this player looked at. While others decide it
   * stays with an own hero; another one is looked at until somebody else decides. Whoever has none sees who acts. */
  follow(question: Question | null, heroes: string[]): void {
    const { me, mine } = this.room;
    const asked = question?.hero ?? '';
    const own = heroes.filter((each) => me?.heroes.includes(each));
    const near = own.length ? own : heroes;
    const isOwn = mine || near.includes(asked);
    if (asked && !isOwn && asked !== this.asking && !near.includes(this.looked)) this.looked = '';
    this.asking = asked || this.asking;
    if (asked && isOwn) this.hero = asked;
    else if (heroes.includes(this.looked)) this.hero = this.looked;
    else if (!near.includes(this.hero)) this.hero = near[0] ?? '';
  }

  look(hero: string): void {
    this.looked = hero;
    this.hero = hero;
  }

  /** The position changed: what is no option any more cannot be aimed at. */
  refresh(): void {
    const isGone = this.aimed !== null && !this.room.choice(this.aimed.text);
    if (isGone || !this.room.mine) this.clear();
    this.isGone = isGone;
    this.pointed = null;
    if (this.touch) this.subject = ''; // no finger leaves a thing, as a pointer does
    this.reasons.clear();
    this.menu = '';
    this.picked = [];
    if (this.verb && !this.offers.options.some((each) => belongsTo(each, this.verb))) this.verb = '';
  }

  clear(): void {
    this.aimed = null;
    this.rest = [];
    this.menu = '';
    this.reasons.clear();
    this.isGone = false;
  }

  private isSpace(name: string): boolean {
    return this.room.stage?.spaces.some((each) => each.name === name) ?? false;
  }
}
