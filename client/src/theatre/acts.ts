// Why a guard does what it does: one act for each activation, read from the events that belong to it.

import type { Told } from '../wire';

export type Mode = 'patrol' | 'investigate' | 'alert' | 'attack' | 'react' | 'look';

type Facts = Told['facts'];

/** `rule` and `facts` are those of the event that gave the reason; `way` is where it means to go. */
export interface Act {
  guard: number;
  mode: Mode;
  rule: string;
  facts: Facts;
  way: string[];
}

export const list = (fact: Facts[string] | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);
export const text = (fact: Facts[string] | undefined): string => (fact === undefined ? '' : String(fact));

const OUTSIDE = new Set(['OrderDrawn', 'EnemyPhaseEnded', 'RoundBegan', 'Won', 'Lost']);

/** The act that each event belongs to, by the event's number; events outside of an activation have none. */
export function actsOf(events: Told[]): Map<number, Act> {
  const found = new Map<number, Act>();
  for (const activation of activations(events)) {
    const act = actOf(activation);
    for (const event of activation) found.set(event.n, act);
  }
  return found;
}

/** The events of each activation, from its first on. */
export function activations(events: Told[]): Told[][] {
  const found: Told[][] = [];
  let open: Told[] | null = null;
  for (const event of events) {
    if (event.kind === 'GuardActivated') {
      open = [];
      found.push(open);
    } else if (OUTSIDE.has(event.kind)) open = null;
    open?.push(event);
  }
  return found;
}

function actOf(events: Told[]): Act {
  const [begin] = events;
  const guard = begin?.guard ?? 0;
  const path = events.find((each) => each.kind === 'PathChosen');
  const reason = events.find((each) => each.kind === 'ModeChosen' || isSight(each) || each.kind === 'ReactionDrawn');
  const way = list(path?.facts.path);
  if (!reason) return { guard, mode: 'look', rule: 'GRD-0', facts: begin?.facts ?? {}, way };
  const mode = reason.kind === 'ModeChosen' ? (text(reason.facts.mode) as Mode) : isSight(reason) ? 'attack' : 'react';
  return { guard, mode, rule: reason.rule, facts: reason.facts, way };
}

function isSight(event: Told): boolean {
  return event.kind === 'Seen' || event.kind === 'Attacked';
}
