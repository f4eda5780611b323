// What happened while this player was away: in another tab, without a network, or not here at all (LOG-04).

import { keep, kept } from '../../lib/keep';
import type { Table } from '../../lib/table.svelte';

const MOST_TABLES = 50;

export class Absence {
  /** The number of the first event that was missed; null: none. */
  from: number | null = $state(null);

  private left: number | null = null;
  private readonly onvisibility = () => (document.hidden ? this.leave() : this.comeBack());

  constructor(private readonly table: Table) {
    const seen = kept<Record<string, number>>('seen', {})[table.id];
    if (seen !== undefined && seen > 0 && seen < table.events.length) this.from = seen;
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
    const { [this.table.id]: _, ...others } = kept<Record<string, number>>('seen', {});
    const latest = Object.entries(others).slice(1 - MOST_TABLES);
    keep('seen', { ...Object.fromEntries(latest), [this.table.id]: this.table.events.length });
  }

  dismiss(): void {
    this.from = null;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onvisibility);
  }

  private leave(): void {
    this.left ??= this.table.events.length;
  }

  private comeBack(): void {
    if (this.left !== null && this.left < this.table.events.length) this.from ??= this.left;
    this.left = null;
    this.remember();
  }
}
