// An Enemy phase, or whatever was missed, in one line: whom it cost what (EP-05, LOG-04).

import { cell } from '../lib/cells';
import { capital, t } from '../lib/words.svelte';
import type { Told } from '../wire';
import { text } from './acts';
import { opensTurn } from './plays';

/** The parts of the line; none if nothing worth a word happened. */
export function recapOf(events: Told[], heroes: string[]): string[] {
  const guards = new Set(events.filter((each) => each.kind === 'GuardActivated').map((each) => each.guard)).size;
  const parts = [...heroes, 'hostage'].flatMap((hero) => heroParts(events, hero));
  const counts = [
    ['spawned', count(events, 'GuardSpawned')],
    ['removed', count(events, 'TokenRemoved')],
    ['burned', count(events, 'CardBurned')],
    ['knocked-out', count(events, 'KnockedOut')],
    ['objectives', count(events, 'ObjectiveTaken')],
    ['doors', count(events, 'DoorOpened')],
  ] as const;
  const played = events
    .filter(opensTurn)
    .map(({ facts }) => capital(t('recap-boss', { figure: facts.figure, card: facts.card })));
  return [
    ...played,
    ...(guards ? [t('recap-guards', { count: guards })] : []),
    ...parts,
    ...counts.filter(([, many]) => many > 0).map(([what, many]) => t(`recap-${what}`, { count: many })),
  ];
}

function heroParts(events: Told[], hero: string): string[] {
  const seen = events.filter((each) => each.kind === 'Seen' && each.facts.hero === hero);
  const watchers = new Set(seen.map((each) => each.guard ?? text(each.facts.watcher_space))).size;
  const attacks = events.filter((each) => each.kind === 'Attacked' && each.facts.target === hero).length;
  const damage = events
    .filter((each) => each.kind === 'Hurt' && each.facts.figure === hero)
    .reduce((sum, each) => sum + Number(each.facts.damage), 0);
  const token = events.findLast((each) => each.kind === 'AttentionPlaced' && each.facts.hero === hero);
  const parts: string[] = [];
  if (watchers) parts.push(t('recap-seen', { hero, count: watchers }));
  if (attacks) parts.push(t('recap-attacked', { hero, count: attacks, damage }));
  else if (damage) parts.push(t('recap-hurt', { hero, damage }));
  if (token && !watchers) {
    const facts = { hero, side: text(token.facts.side), space: cell(text(token.facts.space)) };
    parts.push(t('recap-attention', facts));
  }
  return parts;
}

function count(events: Told[], kind: string): number {
  return events.filter((each) => each.kind === kind).length;
}
