// The last roll, read from what happened.

import type { Told } from '../../wire';

export interface Roll {
  /** After how many answers it was settled. */
  answers: number;
  hero: string;
  purpose: string;
  dice: string[];
  /** What came of it at once, if anything did. */
  result: Told | null;
}

const RESULTS = new Set(['Attacked', 'LockHeld', 'DoorOpened', 'TerminalHacked', 'AttentionPlaced', 'DisguiseLost']);

function list(fact: unknown): string[] {
  return Array.isArray(fact)
    ? fact.map(String)
    : String(fact ?? '')
        .split(' ')
        .filter(Boolean);
}

/** The dice as they lay in the end: whatever changed or joined them is followed. */
export function lastRoll(events: Told[]): Roll | null {
  const at = events.findLastIndex((each) => each.kind === 'Rolled');
  const rolled = events[at];
  if (!rolled) return null;
  const dice = list(rolled.facts.dice);
  let result: Told | null = null;
  for (const event of events.slice(at + 1)) {
    if (event.kind === 'DieChanged') dice[Number(event.facts.die) - 1] = String(event.facts.after);
    else if (event.kind === 'DiceAdded') dice.push(...list(event.facts.dice).filter((die) => die.length > 1));
    else if (RESULTS.has(event.kind)) {
      result = event;
      break;
    } else if (event.kind === 'TurnEnded' || event.kind === 'OrderDrawn') break;
  }
  return {
    answers: (result ?? rolled).answers,
    hero: String(rolled.facts.hero),
    purpose: String(rolled.facts.purpose),
    dice,
    result,
  };
}

/** The last roll, if the last answer made or settled it. */
export function freshRoll(events: Told[], answers: number): Roll | null {
  const roll = lastRoll(events);
  return roll && roll.answers >= answers ? roll : null;
}
