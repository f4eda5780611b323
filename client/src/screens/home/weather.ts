// What it is like outside the base: it tells how far the campaign has come.

export type Weather = 'night' | 'storm' | 'dawn';

const STORM = 6; // the stage at which the wind gets up
const DAWN = 13; // and the one at which the sky grows light

/** By the number of the farthest stage that was reached; without a campaign the night has only begun. */
export function weatherAt(reached: number): Weather {
  if (reached >= DAWN) return 'dawn';
  return reached >= STORM ? 'storm' : 'night';
}
