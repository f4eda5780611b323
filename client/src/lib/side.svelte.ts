// The panel beside the map: which tab is open, and what is read in the drawer over it, where rules and the Codec are looked up (S6).

import { tick } from 'svelte';
import { settings } from './settings.svelte';
import { view } from './view.svelte';

export const SIDE_TABS = ['enemy', 'log', 'chat'] as const;
export type SideTab = (typeof SIDE_TABS)[number];
export type Shelf = 'rules' | 'codec';

class Side {
  tab: SideTab = $state('enemy');
  /** Lines of the chat that came since it was last in view. */
  unread = $state(0);
  /** The log opens here: an event to scroll to. */
  target: number | null = $state(null);
  /** The drawer: null is shut, empty is its search, else a rule (LOS-3) or a number of the Codec (05.07). */
  entry: string | null = $state(null);
  /** What is looked for, and what is listed when that is nothing. */
  words = $state('');
  shelf: Shelf = $state('rules');
  pinned: string[] = $state([]);
  stack: string[] = $state([]);
  /** Whether there is a drawer to open: only at a table. */
  hasDrawer = $state(false);
  private opener: HTMLElement | null = null;

  open(entry: string): void {
    if (this.entry === null)
      this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    else if (this.entry !== entry) this.stack = [...this.stack, this.entry];
    this.entry = entry;
  }

  search(shelf: Shelf, words = ''): void {
    this.words = words;
    this.shelf = shelf;
    this.open('');
  }

  back(): void {
    this.entry = this.stack.at(-1) ?? '';
    this.stack = this.stack.slice(0, -1);
  }

  close(): void {
    this.entry = null;
    this.stack = [];
    this.words = '';
    const { opener } = this;
    void tick().then(() => opener?.focus()); // it may have been out of sight
  }

  pin(entry: string): void {
    this.pinned = this.pinned.includes(entry) ? this.pinned.filter((each) => each !== entry) : [...this.pinned, entry];
  }

  /** A tab is pressed: the drawer makes way for it. */
  show(tab: SideTab): void {
    this.tab = tab;
    settings.folded = false;
    if (this.entry !== null) this.close();
  }

  openChat(): void {
    this.show('chat');
    view.tab = 'log';
  }

  openLog(event: number): void {
    this.show('log');
    view.tab = 'log';
    this.target = event;
  }
}

export const side = new Side();
