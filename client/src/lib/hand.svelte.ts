// What this player has in hand: the hero looked at, the action armed, the target aimed at, the space under the cursor.
// One grammar everywhere: actor, action, target, and where there is a risk a second step.

import { getContext, setContext } from 'svelte';
import type { Choice, Risk } from '../wire';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export class Hand {
  /** The hero whose dashboard is shown; the one who must decide comes first. */
  hero = $state('');
  /** The verb whose targets are lit; empty: whatever is obvious. For cards `use <card>`, for tokens `focus <token>`. */
  verb = $state('');
  /** The option aimed at: a second step commits it. */
  aimed: Choice | null = $state.raw(null);
  /** The space the keyboard cursor is on, and the one under the pointer. */
  cursor = $state('');
  hovered = $state('');
  /** The guard whose sight and way are shown alone. */
  guard: number | null = $state(null);
  /** Watcher and space whose line of sight is explained (OV-02). */
  explained: { watcher: string; target: string } | null = $state.raw(null);
  /** By touch a first tap shows, a second commits. */
  touch = $state(false);

  constructor(private readonly table: Table) {}

  /** The space all aids speak of. */
  get space(): string {
    return this.hovered || this.cursor;
  }

  risksOf(choice: Choice): Risk[] {
    return this.table.previews.get(choice.text)?.risks ?? [];
  }

  needsTwoSteps(choice: Choice): boolean {
    if (settings.twoSteps === 'always' || (settings.twoSteps === 'touch' && this.touch)) return true;
    return this.risksOf(choice).length > 0;
  }

  /** A click on an option: safe ones are done, risky ones aimed at; the second click on the same one does it. */
  async press(choice: Choice): Promise<boolean> {
    if (!this.table.mine) return false;
    if (this.aimed?.text !== choice.text && this.needsTwoSteps(choice)) {
      this.aimed = choice;
      return false;
    }
    return this.commit(choice);
  }

  async commit(choice: Choice | null = this.aimed): Promise<boolean> {
    if (!choice || !this.table.mine) return false;
    this.aimed = null;
    const done = await this.table.choose(choice.text);
    if (done) this.verb = '';
    return done;
  }

  /** Esc: one level back, never a commit. Returns whether there was anything to step back from. */
  back(): boolean {
    if (this.explained) this.explained = null;
    else if (this.aimed) this.aimed = null;
    else if (this.verb) this.verb = '';
    else if (this.guard !== null) this.guard = null;
    else return false;
    return true;
  }

  /** The options lit on the map: those of the armed action, else all that point at a space. */
  get lit(): Choice[] {
    const options = this.table.question?.options ?? [];
    const armed = options.filter((each) => belongsTo(each, this.verb));
    return (this.verb ? armed : options).filter((each) => each.spaces?.length);
  }

  /** What may be done on a space, the obvious thing first: sneak before dash. */
  optionsAt(space: string): Choice[] {
    return this.lit.filter((each) => each.spaces?.at(-1) === space);
  }
}

/** Whether an option belongs to an armed verb such as `sneak`, `use pistol-45`, `focus plus-2`. */
export function belongsTo(choice: Choice, verb: string): boolean {
  return choice.text === verb || choice.text.startsWith(`${verb} `);
}

const KEY = Symbol('table');

export interface AtTable {
  table: Table;
  hand: Hand;
}

export function provideTable(at: AtTable): AtTable {
  return setContext(KEY, at);
}

export function atTable(): AtTable {
  return getContext<AtTable>(KEY);
}
