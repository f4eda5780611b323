// Shows the pictures of what happens, each for its time, over a map that is true already.

import { isStill } from '../board/motion.svelte';
import type { Room } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import type { Shot } from '../lib/shots';

export class Screening {
  /** Somebody looks at it: what stands still stands on. */
  isHeld = false;
  private count = 0;
  private lying = 0; // when the dice have stopped: what came of them is shown after that
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly room: Pick<Room, 'shots'>) {}

  /** Where nothing may move, only what stands still is shown. */
  show(shots: Shot[]): void {
    const still = isStill();
    const wanted = still ? shots.filter((each) => each.stays).map((each) => ({ ...each, after: 0, ms: 0 })) : shots;
    if (!wanted.length) return;
    const dice = wanted.findLast((each) => each.what === 'dice');
    if (dice) this.lying = performance.now() + dice.ms / pace();
    const wait = dice || still ? 0 : Math.max(0, this.lying - performance.now()) * pace();
    const shown = wanted.map((each) => ({ ...each, after: each.after + wait, key: this.count++ }));
    this.room.shots = [...this.room.shots.filter((each) => !(dice && each.what === 'dice')), ...shown];
    for (const { key, after, ms, stays } of shown) {
      const timer = setTimeout(
        () => {
          this.timers.delete(timer);
          if (!(stays && this.isHeld)) this.room.shots = this.room.shots.filter((each) => each.key !== key);
        },
        (after + ms + stays) / pace(),
      );
      this.timers.add(timer);
    }
  }

  /** A press, or what comes next: whatever is left of it is dropped. */
  clear(): void {
    this.isHeld = false;
    this.lying = 0;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    if (this.room.shots.length) this.room.shots = [];
  }
}

function pace(): number {
  return settings.speed === 'instant' ? Number.POSITIVE_INFINITY : settings.speed;
}
