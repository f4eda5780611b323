// Typed commands: the texts of the options, and what one would otherwise look up on the map.

import { risksOf } from '../../lib/caution';
import { cell, distance, isCell, parse } from '../../lib/cells';
import type { Hand } from '../../lib/hand.svelte';
import { label, reason, refused } from '../../lib/labels';
import { read } from '../../lib/said';
import type { Table } from '../../lib/table.svelte';
import { capital, name, t } from '../../lib/words.svelte';
import type { Boss } from '../../wire';
import { bar } from '../bar/bar';
import { callCodec } from '../drawer/radio';
import { sightWords, watcherWords } from '../inspector/sight';

/** Small letters, but for the directions; one blank between words. */
function tidy(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => (/^[NESW]$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** What an option is called when it is typed: `dash d5 d6` is a Dash and its second step. */
function intent(text: string): [string, string[]] {
  const { verb, parts } = read(text);
  return parts.then ? [`${verb} ${parts.space}`, [`step ${parts.then}`]] : [text, []];
}

async function choose(text: string, table: Table, hand: Hand): Promise<string> {
  const [first, then] = intent(text);
  const choice = table.choice(first);
  if (!table.mine) return bar(table).text;
  if (!choice) {
    const objection = await table.why(first);
    return objection ? reason(objection) : t('play-typed-unknown');
  }
  if (await hand.press(choice, then)) return '';
  if (hand.aimed) {
    const risks = risksOf(table, hand.aimed).map((risk) => t(`play-risk-${risk}`));
    return [label(choice), ...risks, t('play-typed-again')].join('\n');
  }
  return table.refusal ? refused(table.refusal) : t('play-typed-unknown');
}

function who(space: string, table: Table): string {
  const position = table.shown;
  const watchers = position?.watchers.filter((each) => each.kind !== 'trap' && each.sees.includes(space)) ?? [];
  if (!watchers.length) return t('play-who-none', { space: cell(space) });
  return t('play-who', {
    space: cell(space),
    by: watchers.map((each) => watcherWords(each.space, position)).join(', '),
  });
}

async function los(watcher: string, target: string, table: Table): Promise<string> {
  const guard = table.shown?.guards.find((each) => String(each.id) === watcher);
  const from = guard?.space ?? watcher;
  if (!isCell(from) || !isCell(target)) return t('play-typed-los');
  const found = await table.sight(from, target);
  return found ? sightWords(found, table.shown) : t('play-typed-los');
}

/** Where somebody is from here: three east, one south. */
function away(from: string, to: string): string {
  const here = parse(from);
  const there = parse(to);
  const parts = [
    { by: there.column - here.column, ways: ['W', 'E'] },
    { by: there.row - here.row, ways: ['N', 'S'] },
  ];
  return parts
    .filter(({ by }) => by)
    .map(({ by, ways }) => t('play-summary-way', { count: Math.abs(by), facing: ways[by > 0 ? 1 : 0] }))
    .join(', ');
}

function bossWords(from: string, boss: Boss): string {
  const nearest = boss.spaces.toSorted((one, other) => distance(from, one) - distance(from, other))[0];
  return t('play-summary-boss', {
    figure: capital(name(boss.id)),
    away: nearest ? away(from, nearest) : t('rail-off-map'),
    facing: boss.facing ?? 'none',
    left: Math.max(0, boss.health - boss.damage),
    health: boss.health,
  });
}

/** The situation around the hero that is shown, to be heard (AC-03). */
export function summary(table: Table, hand: Hand): string {
  const position = table.shown;
  const boss = position?.boss;
  const hero = position?.heroes.find((each) => each.id === hand.hero) ?? position?.heroes[0];
  if (!position || !hero) return '';
  const zone = (space: string) => table.stage?.spaces.find((each) => each.name === space)?.zone;
  const near = position.guards.filter((each) => zone(each.space) === zone(hero.space));
  const modes = new Map(table.outlook?.plans.map((each) => [each.guard, each.mode]));
  const lines = near.map((guard) =>
    t('play-summary-guard', {
      number: guard.id,
      away: away(hero.space, guard.space),
      facing: guard.facing,
      mode: modes.get(guard.id) ?? 'patrol',
    }),
  );
  const facts = {
    hero: name(hero.id),
    space: cell(hero.space),
    left: hero.actions - hero.spent,
    health: hero.health - hero.damage,
  };
  return [
    t('play-summary', facts),
    who(hero.space, table),
    ...(boss ? [bossWords(hero.space, boss)] : []),
    ...(boss && !position.guards.length ? [] : [t('play-summary-guards', { count: near.length }), ...lines]),
  ].join('\n');
}

/** Does what was typed. The answer is what there is to say; an empty one: done. */
export async function obey(typed: string, table: Table, hand: Hand): Promise<string> {
  const text = tidy(typed);
  const { verb, parts } = read(text);
  switch (verb) {
    case '':
      return t('play-typed-unknown');
    case 'undo': {
      const [mark] = [...(table.state?.back.free ?? [])].sort((one, other) => other.answers - one.answers);
      if (!mark) return t('play-undo-none');
      if (!table.state?.back.by.includes(table.you ?? 0)) return t('play-undo-others');
      return (await table.undo(mark)) ? '' : t('play-undo-none');
    }
    case 'redo':
      return table.state?.back.redo && (await table.redo()) ? '' : t('play-redo-none');
    case 'who':
      return isCell(parts.space ?? '') ? who(parts.space ?? '', table) : t('play-typed-who');
    case 'los':
      return los(parts.watcher ?? '', parts.target ?? '', table);
    case 'summary':
      return summary(table, hand);
    case 'codec':
      await callCodec(parts.call ?? '', table);
      return '';
    default:
      return choose(text, table, hand);
  }
}
