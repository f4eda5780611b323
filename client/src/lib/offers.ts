// What the open question offers on the map: which options are lit, and what a click on a space may mean.

import type { Choice, Position, StageMap } from '../wire';
import { hostile, occupied } from './figures';
import { planOf } from './plan';
import type { Room } from './room.svelte';
import { belongsTo } from './said';

/** Something to do: an option, and the answers that are meant to follow it, such as the second step of a Dash. */
export interface Intent {
  choice: Choice;
  rest: string[];
}

/** Verbs that a click on a space may mean while nothing is armed, the obvious one first. */
const OBVIOUS = 'step sneak dash takedown hand-to-hand combo hack interact use drag'.split(' ');

function rank(choice: Choice): number {
  const at = OBVIOUS.indexOf(choice.verb);
  return at < 0 ? OBVIOUS.length : at;
}

/**
 * The first spaces of a Dash that may end in `to`, the least watched first: it is answered step by step, but a player
 * points at where it ends. Leapfrogs are left to the engine, which has the last word on every step.
 */
function firstSteps(stage: StageMap, position: Position, firsts: string[], to: string): string[] {
  if (occupied(position).includes(to)) return [];
  return firsts
    .filter((each) => planOf(stage).isOpen(each, to, position.locked))
    .sort((one, other) => seenBy(position, one) - seenBy(position, other));
}

function seenBy(position: Position, space: string): number {
  return position.watchers.filter((each) => each.sees.includes(space)).length;
}

export class Offers {
  /** `verb` is what is armed now. */
  constructor(
    private readonly room: Room,
    private readonly verb: () => string,
  ) {}

  get options(): Choice[] {
    return this.room.question?.options ?? [];
  }

  get isActing(): boolean {
    return this.room.question?.kind === 'action';
  }

  /** The options lit on the map: those of the armed action, else all that are obvious there. */
  get lit(): Choice[] {
    const verb = this.verb();
    if (verb) return this.options.filter((each) => belongsTo(each, verb) && each.spaces?.length);
    return this.options.filter((each) => each.spaces?.length && (!this.isActing || this.isObvious(each)));
  }

  /** What may be done on a space, the obvious thing first: sneak before dash. */
  private at(space: string): Choice[] {
    return this.lit.filter((each) => each.spaces?.includes(space)).sort((one, other) => rank(one) - rank(other));
  }

  /** The same with the ways of two spaces: where nothing else is obvious, a Dash over the space between. */
  intentsAt(space: string): Intent[] {
    const direct = this.at(space).map((choice) => ({ choice, rest: [] as string[] }));
    return direct.length ? direct : this.dashes(space);
  }

  /** Everything the question has on a space, obvious or not. */
  allAt(space: string): Intent[] {
    const direct = this.options.filter((each) => each.spaces?.includes(space));
    return [...direct.map((choice) => ({ choice, rest: [] as string[] })), ...this.dashes(space)];
  }

  /** What a player who clicks on a space where nothing is lit may have meant. */
  likely(space: string): string {
    const verb = this.verb();
    if (verb) return `${verb} ${space}`;
    if (!this.isActing)
      return this.options.some((each) => each.spaces?.length) ? `${this.options[0]?.verb} ${space}` : '';
    return this.enemies.includes(space) ? `hand-to-hand ${space}` : `sneak ${space}`;
  }

  private get enemies(): string[] {
    return this.room.position ? hostile(this.room.position) : [];
  }

  private isObvious(choice: Choice): boolean {
    if (choice.verb !== 'use') return OBVIOUS.includes(choice.verb);
    return this.enemies.some((space) => choice.spaces?.includes(space));
  }

  private dashes(space: string): Intent[] {
    const { stage, position } = this.room;
    const verb = this.verb();
    if (!stage || !position || !this.isActing || (verb && verb !== 'dash')) return [];
    const dashes = this.options.filter((each) => each.verb === 'dash');
    const named = dashes.map((each) => each.parts.space ?? '');
    return firstSteps(stage, position, named, space).flatMap((first) => {
      const choice = dashes.find((each) => each.parts.space === first);
      return choice ? [{ choice, rest: [`step ${space}`] }] : [];
    });
  }
}
