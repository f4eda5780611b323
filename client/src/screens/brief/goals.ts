// What has to be done in a mission: a sentence each, with its rule and where on the map that is.

import { cell, parse } from '../../lib/cells';
import { t } from '../../lib/words.svelte';
import { areHostages, obligatory, waysOut } from '../../panels/squad/objectives';
import type { StageCard } from '../../wire';

export interface Goal {
  words: string;
  rule: string;
  spaces: string[];
}

/** Of that many heroes. What nobody has to do but may comes last. */
export function goalsOf(card: StageCard, heroes: number): Goal[] {
  const { map } = card;
  const { boss } = card.opening;
  const needed = card.needed[heroes] ?? Object.values(card.needed)[0] ?? 0;
  const goals: Goal[] = map.required.map((letter) => {
    const space = map.events.find((each) => each.letter === letter)?.space ?? '';
    return { words: t('brief-reach', { letter, space: cell(space) }), rule: 'SET-8', spaces: space ? [space] : [] };
  });
  if (boss) goals.push({ words: t('brief-defeat', { figure: boss.id }), rule: 'SET-17', spaces: boss.spaces });
  if (needed) {
    const counted = obligatory(map);
    const facts = { needed, of: counted.length, hostages: areHostages(map) ? 'yes' : 'no' };
    const words = t(needed === counted.length ? 'brief-take-all' : 'brief-take', facts);
    goals.push({ words, rule: 'ACT-18', spaces: counted.map((each) => each.space) });
  }
  return [...goals, ...leaving(card, heroes, goals.length > 0), ...detours(card)];
}

function leaving({ map, own_exits, parties }: StageCard, heroes: number, isLast: boolean): Goal[] {
  if (!map.exits.length) return [];
  const party = parties[heroes]?.flat() ?? [];
  const own = Object.fromEntries(Object.entries(own_exits).filter(([hero]) => party.includes(hero)));
  const spaces = Object.values(own).length ? Object.values(own) : map.exits;
  const key = Object.keys(own).length ? 'brief-leave-own' : heroes === 1 ? 'brief-leave-solo' : 'brief-leave';
  const facts = { who: map.leaving, alone: isLast ? 'no' : 'yes', spaces: waysOut(map.exits, own) };
  return [{ words: t(key, facts), rule: 'ACT-19', spaces }];
}

function detours({ map }: StageCard): Goal[] {
  const events = map.events.filter((each) => !map.required.includes(each.letter));
  const objectives = map.objectives.filter((each) => each.optional);
  if (!events.length && !objectives.length) return [];
  const places = [
    ...events.map((each) => `${each.letter} (${cell(each.space)})`),
    ...objectives.map((each) => cell(each.space)),
  ];
  const spaces = [...events, ...objectives].map((each) => each.space);
  return [{ words: t('brief-optional', { places: places.join(', ') }), rule: 'SET-8', spaces }];
}

/** One space for all that lie side by side: there one pin is enough. */
export function apart(spaces: string[]): string[] {
  const kept: string[] = [];
  for (const space of spaces) {
    const { column, row } = parse(space);
    const isNear = kept.map(parse).some((other) => Math.abs(other.column - column) + Math.abs(other.row - row) < 2);
    if (!isNear) kept.push(space);
  }
  return kept;
}
