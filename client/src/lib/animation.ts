// A finished game as a moving picture. The server draws it, which takes a while: it is asked until the picture is there.

import type { MovingPart } from '../wire';
import { movingPicture } from './api';

const AGAIN = 700; // milliseconds

/** The picture; null if nobody wants it any more. `hear` is told how much of it is done, from 0 to 1. */
export async function animation(
  room: string,
  part: MovingPart,
  hear: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob | null> {
  while (!stop.aborted) {
    const found = await movingPicture(room, part);
    if (found instanceof Blob) return stop.aborted ? null : found;
    hear(found.of ? found.done / found.of : 0);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return null;
}
