// What happened while this player was away: in another tab, without a network, or not here at all (LOG-04). What they
// did themselves meanwhile, on another device or in another tab, they know.

import { keep, kept } from '../../lib/keep';
import type { Room } from '../../lib/room.svelte';

const MOST_ROOMS = 50;

export class Missed {
  /** The number of the first event that was missed; null: none. */
  from: number | null = $state(null);

  private left: number | null = null;
  private readonly unlisten: () => void;
  private readonly onvisibility = () => (document.hidden ? this.leave() : this.comeBack());

  constructor(private readonly room: Room) {
    const { seen } = this;
    if (seen) this.tell(seen);
    // who acts has caught up
    this.unlisten = room.listen(({ by }) => {
      if (by === room.you) this.dismiss();
    });
    document.addEventListener('visibilitychange', this.onvisibility);
  }

  /** The link is there or not: call whenever that changes. */
  linked(isOpen: boolean): void {
    if (isOpen) this.comeBack();
    else this.leave();
  }

  /** So far everything was on the screen. */
  remember(): void {
    if (document.hidden || this.left !== null) return;
    const { [this.room.id]: _, ...others } = kept<Record<string, number>>('seen', {});
    const latest = Object.entries(others).slice(1 - MOST_ROOMS);
    keep('seen', { ...Object.fromEntries(latest), [this.room.id]: this.room.events.length });
  }

  dismiss(): void {
    this.from = null;
  }

  close(): void {
    this.unlisten();
    document.removeEventListener('visibilitychange', this.onvisibility);
  }

  /** How many events were on a screen of this browser. */
  private get seen(): number {
    return kept<Record<string, number>>('seen', {})[this.room.id] ?? 0;
  }

  /** How many events there were when what this player last answered had been done. */
  private get own(): number {
    const { events, welcome } = this.room;
    if (!welcome?.answered) return 0;
    const next = events.findIndex((each) => each.answers > welcome.answered);
    return next < 0 ? events.length : next;
  }

  private tell(seen: number): void {
    const from = Math.max(this.from ?? seen, this.own);
    this.from = from < this.room.events.length ? from : null;
  }

  private leave(): void {
    this.left ??= this.room.events.length;
  }

  private comeBack(): void {
    if (this.left !== null) this.tell(Math.max(this.left, this.seen));
    this.left = null;
    this.remember();
  }
}
