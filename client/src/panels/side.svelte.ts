// The right rail: which tab is open, and which rule is read in the drawer over it.

import { play } from '../sound/sound.svelte';
import { view } from './view.svelte';

export type SideTab = 'log' | 'chat';

class Side {
  tab: SideTab = $state('log');
  /** The log opens here: an event to scroll to. */
  target: number | null = $state(null);
  /** The drawer: null is shut, an empty id is its search. */
  rule: string | null = $state(null);
  pinned: string[] = $state([]);
  stack: string[] = $state([]);
  /** Whether there is a drawer to open: only at a table. */
  hasDrawer = $state(false);
  private opener: HTMLElement | null = null;

  openRule(id: string): void {
    if (this.rule === null) {
      this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      play('drawer');
    } else if (this.rule !== id) this.stack = [...this.stack, this.rule];
    this.rule = id;
  }

  back(): void {
    this.rule = this.stack.at(-1) ?? '';
    this.stack = this.stack.slice(0, -1);
  }

  closeRules(): void {
    this.rule = null;
    this.stack = [];
    this.opener?.focus();
  }

  pin(id: string): void {
    this.pinned = this.pinned.includes(id) ? this.pinned.filter((each) => each !== id) : [...this.pinned, id];
  }

  openChat(): void {
    this.tab = 'chat';
    view.tab = 'log';
  }

  openLog(event: number): void {
    this.tab = 'log';
    view.tab = 'log';
    this.target = event;
  }
}

export const side = new Side();
