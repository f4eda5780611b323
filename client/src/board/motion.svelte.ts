// How long things take at this player's speed (AN-02); nothing moves where motion is reduced or play is instant.

import { motionIsReduced, settings } from '../lib/settings.svelte';
import { TIMES } from '../lib/shots';

export const HERO_STEP = TIMES.sneak;
export const GUARD_STEP = TIMES.walk;
export const TURN = TIMES.turn;
export const HIGHLIGHT = 800;

export function isStill(): boolean {
  return motionIsReduced() || settings.speed === 'instant';
}

export function lasting(milliseconds: number): number {
  return isStill() || settings.speed === 'instant' ? 0 : Math.round(milliseconds / settings.speed);
}
