// Positions on the way from one moment to another: each event says what of the position it changed.

import type { Frame, Position, Told } from '../wire';

/** The position after an event. */
export function fold(before: Position, frame: Frame | undefined): Position {
  return frame ? { ...before, ...frame } : before;
}

/** The position after each of the events, in their order. */
export function unroll(before: Position, events: Told[]): Position[] {
  let position = before;
  return events.map((event) => {
    position = fold(position, event.frame);
    return position;
  });
}
