// What a place is made of, for the ear: the look of the stage, or of the zone a space is in.

import type { StageMap } from '../wire';

const PLAIN = 'vr'; // what is not painted is the wireframe of virtual missions

export function lookAt({ plates, spaces }: StageMap, space: string): string {
  const zone = spaces.find((each) => each.name === space)?.zone;
  return plates?.zones[zone ?? ''] ?? plates?.look ?? PLAIN;
}
