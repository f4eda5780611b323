// Whether a map is painted, and how much of its plate there is room for (ART 8, 9).

import { coloursAreFew, mapIsDrawn, settings } from '../lib/settings.svelte';
import type { Plate, StageMap } from '../wire';
import { SPACE } from './geometry';

const FAR = 20; // pixels of a space below which only its base colour and walls are drawn
const SMALL = 34; // below which nothing lies about, and nobody's light falls on the floor

const failed: string[] = $state([]); // addresses that gave no picture: their maps are drawn plain

/** The plate under a map, in the light of the theme; null where the map is drawn plain: in high contrast, or because
 * somebody likes it so. */
export function plateOf(stage: StageMap): Plate | null {
  const plate = stage.plates?.[settings.theme === 'daylight' ? 'day' : 'night'];
  return !mapIsDrawn() || !plate || failed.includes(plate.address) ? null : plate;
}

export function doWithout(plate: Plate): void {
  failed.push(plate.address);
}

/** By how many pixels a unit has. */
export function detailAt(scale: number): 'far' | 'calm' | 'near' {
  const size = scale * SPACE;
  return size < FAR ? 'far' : size < SMALL || settings.calm ? 'calm' : 'near';
}

/** Where spaces are too small for it, lines and hatching tell alone who sees what; so they do in high contrast. */
export function hasTorches(scale: number): boolean {
  return scale * SPACE >= SMALL && !coloursAreFew();
}
