// What the open question offers on the map: which options are lit, and what a click on a space may mean.

import type { Choice, HeroWay, Position, Preview, Question, StageMap } from '../wire';
import { hostile } from './figures';
import { belongsTo, read, textAt } from './said';
import { actionsOf, waysTo } from './ways';

/** Something to do: an option, and the answers that are meant to follow it, such as the rest of a walk. */
export interface Intent {
  choice: Choice;
  rest: string[];
}

/** What is asked, and what is known of it: the open question of the room, or the next turn of a hero whose player waits. */
export interface Offered {
  readonly question: Question | null;
  readonly reach: Record<string, HeroWay[]>;
  readonly previews: Map<string, Preview>;
  readonly position: Position | null;
  readonly stage: StageMap | null;
}

/** Verbs that a click on a space may mean while nothing is armed, the obvious one first. */
const OBVIOUS = 'step sneak dash takedown hand-to-hand combo launch hack interact use drag'.split(' ');

function rank(choice: Choice): number {
  const at = OBVIOUS.indexOf(choice.verb);
  return at < 0 ? OBVIOUS.length : at;
}

/** By each space that they name. */
function bySpace(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const space of new Set(choice.spaces)) found.set(space, [...(found.get(space) ?? []), choice]);
  return found;
}

export class Offers {
  readonly options: Choice[] = $derived.by(() => this.offered.question?.options ?? []);
  private readonly enemies: string[] = $derived.by(() => (this.offered.position ? hostile(this.offered.position) : []));

  /** The options lit on the map: those of the armed action, else all that are obvious there. */
  readonly lit: Choice[] = $derived.by(() => {
    const verb = this.verb();
    if (verb) return this.options.filter((each) => belongsTo(each, verb) && each.spaces?.length);
    return this.options.filter((each) => each.spaces?.length && (!this.isActing || this.isObvious(each)));
  });

  /** What may be done on each space, the obvious thing first: sneak before dash. */
  private readonly litAt = $derived.by(() => bySpace(this.lit.toSorted((one, other) => rank(one) - rank(other))));

  /** `verb` is what is armed now. */
  constructor(
    private readonly offered: Offered,
    private readonly verb: () => string,
  ) {}

  get isActing(): boolean {
    return this.offered.question?.kind === 'action';
  }

  /** What is lit on a space with the ways there, if it is farther than one space. */
  intentsAt(space: string): Intent[] {
    return this.withWays(space, this.litAt.get(space) ?? []);
  }

  /** Everything the question has on a space, obvious or not. */
  allAt(space: string): Intent[] {
    return this.withWays(
      space,
      this.options.filter((each) => each.spaces?.includes(space)),
    );
  }

  /** What a player who clicks on a space where nothing is lit may have meant. */
  likely(space: string): string {
    const verb = this.verb();
    if (verb) return textAt(verb, space);
    if (!this.isActing)
      return this.options.some((each) => each.spaces?.length) ? textAt(this.options[0]?.verb ?? '', space) : '';
    if (!this.enemies.includes(space)) return textAt('sneak', space);
    return (this.isBoss(space) && this.closedSpecial) || textAt('hand-to-hand', space);
  }

  /** Whether the boss stands there. */
  isBoss(space: string): boolean {
    return this.offered.position?.boss?.spaces.includes(space) ?? false;
  }

  /** SET-18: the action that the stage gives against its boss, if it is not possible now. */
  private get closedSpecial(): string | undefined {
    const { question, stage } = this.offered;
    return question?.closed.find((each) => stage?.special.includes(read(each.text).verb))?.text;
  }

  /** A step that takes Focus is, once there is no other. */
  private isObvious(choice: Choice): boolean {
    if (choice.verb === 'focus') return !this.options.some((each) => each.verb === 'sneak' || each.verb === 'dash');
    if (choice.verb !== 'use') return OBVIOUS.includes(choice.verb);
    return this.enemies.some((space) => choice.spaces?.includes(space));
  }

  private withWays(space: string, direct: Choice[]): Intent[] {
    const known = new Set(direct.map((each) => each.text));
    const ways = this.ways(space).filter(({ choice, rest }) => rest.length || !known.has(choice.text));
    return [...direct.map((choice) => ({ choice, rest: [] })), ...ways];
  }

  /** The best way first; with an action in hand, only by that. */
  private ways(space: string): Intent[] {
    const verb = this.verb();
    return waysTo(this.offered, space)
      .filter((way) => !verb || actionsOf(way).every((each) => each === verb))
      .flatMap(({ answers: [first = '', ...rest] }) => {
        const choice = this.options.find((each) => each.text === first);
        return choice ? [{ choice, rest }] : [];
      });
  }
}
