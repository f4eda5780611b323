// Moments of this game that are gone: fetched once, and again when the game has taken another way since.

import { film as fetchFilm } from '../../lib/api';
import { seatAt } from '../../lib/profile.svelte';
import type { Room } from '../../lib/room.svelte';
import { unroll } from '../../theatre/frames';
import type { Film, Position, Told } from '../../wire';

export class Past {
  private film: Film | null = null;
  private positions: Position[] = [];

  constructor(private readonly room: Room) {}

  /** The position after an event; null where it is not to be had. */
  async after(event: Told): Promise<Position | null> {
    if (!this.has(event)) await this.fetch();
    return this.has(event) ? (this.positions[event.n] ?? null) : null;
  }

  /** The position before an event, and all events from it on with their frames. */
  async since(n: number): Promise<{ before: Position; events: Told[] } | null> {
    await this.fetch();
    const before = n === 0 ? this.film?.opening : this.positions[n - 1];
    return this.film && before ? { before, events: this.film.events.slice(n) } : null;
  }

  private has(event: Told): boolean {
    const known = this.film?.events[event.n];
    return known?.kind === event.kind && JSON.stringify(known.facts) === JSON.stringify(event.facts);
  }

  private async fetch(): Promise<void> {
    try {
      this.film = await fetchFilm(this.room.id, seatAt(this.room.id)?.token);
      this.positions = unroll(this.film.opening, this.film.events);
    } catch {
      this.film = null;
    }
  }
}
