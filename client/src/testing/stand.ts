// For tests: a room without a server.

import type { Room } from '../lib/room.svelte';
import type { Shown } from '../lib/shots';
import { unroll } from '../theatre/frames';
import type { Position, Told, Update, Welcome } from '../wire';
import { position } from './figures';

/** What it hears is said by the test. */
export class Stand {
  state: { position: Position; question: { kind: string } | null };
  events: Told[] = [];
  staged: Position | null = null;
  spot: unknown = null;
  shots: Shown[] = [];
  id = 'stand';
  you: number | null = 1;
  welcome: Partial<Welcome> | null = null;
  private listener: ((update: Update, before: Position) => void) | null = null;

  constructor(now: Position = position()) {
    this.state = { position: now, question: { kind: 'action' } };
  }

  get position(): Position {
    return this.state.position;
  }

  listen(listener: (update: Update, before: Position) => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }

  /** Says that these events happened, and that the position is what they add up to. */
  say(told: Told[], by = 1, what: Update['what'] = 'chose'): void {
    const before = this.position;
    const first = told[0]?.n ?? this.events.length;
    const after = unroll(before, told).at(-1) ?? before;
    this.events = [...this.events.slice(0, first), ...told];
    this.state = { ...this.state, position: after };
    this.listener?.({ by, what, first, events: told } as unknown as Update, before);
  }

  get room(): Room {
    return this as unknown as Room;
  }
}
