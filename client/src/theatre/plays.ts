// What a boss does and by which card: each card it turns up, with the events that come of it (EP-06).

import type { Told } from '../wire';
import { text } from './acts';

/** A card of a boss that is resolved: its `turn`, or its `reaction` to what a hero did. */
export interface Play {
  figure: string;
  card: string;
  side: string;
  number: number;
  rule: string;
}

const OUTSIDE = new Set(['OrderDrawn', 'GuardActivated', 'EnemyPhaseEnded', 'RoundBegan', 'TurnBegan', 'Won', 'Lost']);

/** Whether an event begins what a boss does in its own turn. */
export function opensTurn(event: Told): boolean {
  return event.kind === 'BossCardRevealed' && event.facts.side === 'turn';
}

/** The card that each event belongs to, by the event's number. Of a reaction only what follows from it does. */
export function playsOf(events: Told[]): Map<number, Play> {
  const found = new Map<number, Play>();
  const causes = new Map(events.map((each) => [each.n, each.cause]));
  let open: { play: Play; n: number } | null = null;
  for (const event of events) {
    if (event.kind === 'BossCardRevealed') open = { play: playOf(event), n: event.n };
    else if (OUTSIDE.has(event.kind)) open = null;
    else if (open?.play.side !== 'turn' && !follows(event, open?.n, causes)) open = null;
    if (open) found.set(event.n, open.play);
  }
  return found;
}

function playOf(event: Told): Play {
  const { figure, card, side, number } = event.facts;
  return { figure: text(figure), card: text(card), side: text(side), number: Number(number), rule: event.rule };
}

function follows(event: Told, from: number | undefined, causes: Map<number, number | null | undefined>): boolean {
  let cause = event.cause;
  while (cause !== undefined && cause !== null) {
    if (cause === from) return true;
    cause = causes.get(cause);
  }
  return false;
}
