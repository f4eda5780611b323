// Why what was tried last is not possible. The server is asked; whatever is done before it answers makes the answer stale.

import type { Objection } from '../wire';
import type { Room } from './room.svelte';

export class Reasons {
  /** What the server was asked the reason for. */
  asking = '';
  /** The reason that was asked for by a press: it stays, so that its rule can be opened, whatever is pointed at meanwhile. */
  told: Objection | null = null;
  private found: { why: Objection | null; at: string } = $state.raw({ why: null, at: '' });

  /** `pointing` is what is pointed at now. */
  constructor(
    private readonly room: Room,
    private readonly pointing: () => string,
  ) {}

  get why(): Objection | null {
    return this.found.why;
  }

  set why(why: Objection | null) {
    this.found = { why, at: this.pointing() };
  }

  /** Something else is pointed at since. */
  get isElsewhere(): boolean {
    return this.pointing() !== this.found.at;
  }

  async ask(text: string): Promise<void> {
    this.asking = text;
    const at = this.pointing();
    const why = await this.room.why(text);
    if (this.asking !== text) return;
    this.asking = '';
    this.found = { why, at };
  }

  clear(): void {
    this.asking = '';
    this.told = null;
    this.why = null;
  }
}
