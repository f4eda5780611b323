// How long a player has been away: the server said so when it changed, the clock here goes on counting.

import type { Player } from '../../wire';

/** Seconds others wait before somebody may stand in. */
export const COURTESY = 120;

export class Absence {
  private now = $state(Date.now());
  private since = Date.now();
  private told: number | undefined;

  constructor(private readonly player: () => Player | undefined) {}

  get seconds(): number {
    const player = this.player();
    if (!player || player.here) {
      this.told = undefined;
      return 0;
    }
    if (this.told !== player.away) {
      this.told = player.away;
      this.since = Date.now();
    }
    return player.away + Math.max(0, this.now - this.since) / 1000;
  }

  /** Counts while the player is away: returns how to stop. */
  watch(): (() => void) | undefined {
    if (this.player()?.here !== false) return undefined;
    const timer = setInterval(() => {
      this.now = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }
}
