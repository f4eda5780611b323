// The last roll, read from what happened.

import { diceIn } from '../../lib/dice';
import type { Die, Told } from '../../wire';

export interface Roll {
  /** After how many answers it was settled. */
  answers: number;
  hero: string;
  purpose: string;
  /** What a die has to show to hit; 0: no die hits. */
  threshold: number;
  dice: Die[];
  /** What came of it at once, if anything did. */
  result: Told | null;
}

const RESULTS = new Set(['Attacked', 'LockHeld', 'DoorOpened', 'TerminalHacked', 'AttentionPlaced', 'DisguiseLost']);

export function lastRoll(events: Told[]): Roll | null {
  return rollAt(
    events,
    events.findLastIndex((each) => each.kind === 'Rolled'),
  );
}

/** The dice of one roll as they lay in the end: whatever changed or joined them is followed. */
export function rollAt(events: Told[], at: number): Roll | null {
  const rolled = events[at];
  if (!rolled) return null;
  const dice = diceIn(rolled.facts.dice);
  let result: Told | null = null;
  for (const event of events.slice(at + 1)) {
    if (event.kind === 'DieChanged') dice.splice(Number(event.facts.die) - 1, 1, ...diceIn(event.facts.after));
    else if (event.kind === 'DiceAdded') dice.push(...diceIn(event.facts.dice));
    else if (event.kind === 'Rolled') break;
    else if (RESULTS.has(event.kind)) {
      result = event;
      break;
    } else if (event.kind === 'TurnEnded' || event.kind === 'OrderDrawn') break;
  }
  return {
    answers: (result ?? rolled).answers,
    hero: String(rolled.facts.hero),
    purpose: String(rolled.facts.purpose),
    threshold: rolled.threshold ?? 0,
    dice,
    result,
  };
}

/** The last roll, if the last answer made or settled it. */
export function freshRoll(events: Told[], answers: number): Roll | null {
  const roll = lastRoll(events);
  return roll && roll.answers >= answers ? roll : null;
}
