import type { Boss } from '../../wire';

/** A boss as it stands, and over it what half of its Health gone has left, which not all of them show. */
export function drawingsOf({ id, pose, wounded }: Boss): string[] {
  return [pose ? `${id}-${pose}` : id, ...(wounded ? [`${id}-wounded`] : [])];
}
