// Typed commands: the texts of the options, and what one would otherwise look up on the map.

import { risksOf } from '../../lib/caution';
import { cell, distance, isCell, parse } from '../../lib/cells';
import type { Hand } from '../../lib/hand.svelte';
import { label, reason, refused } from '../../lib/labels';
import type { Room } from '../../lib/room.svelte';
import { inSteps, read } from '../../lib/said';
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

async function choose(text: string, room: Room, hand: Hand): Promise<string> {
  const [first, then] = inSteps(text);
  const choice = room.choice(first);
  if (!room.mine) return bar(room).text;
  if (!choice) {
    const objection = await room.why(first);
    return objection ? reason(objection) : t('play-typed-unknown');
  }
  if (await hand.press(choice, then)) return '';
  if (hand.aimed) {
    const risks = risksOf(room, hand.aimed).map((risk) => t(`play-risk-${risk}`));
    return [label(choice), ...risks, t('play-typed-again')].join('\n');
  }
  return room.refusal ? refused(room.refusal) : t('play-typed-unknown');
}

function who(space: string, room: Room): string {
  const position = room.shown;
  const watchers = position?.watchers.filter((each) => each.kind !== 'trap' && each.sees.includes(space)) ?? [];
  if (!watchers.length) return t('play-who-none', { space: cell(space) });
  return t('play-who', {
    space: cell(space),
    by: watchers.map((each) => watcherWords(each.space, position)).join(', '),
  });
}

async function los(watcher: string, target: string, room: Room): Promise<string> {
  const guard = room.shown?.guards.find((each) => String(each.id) === watcher);
  const from = guard?.space ?? watcher;
  if (!isCell(from) || !isCell(target)) return t('play-typed-los');
  const found = await room.sight(from, target);
  return found ? sightWords(found, room.shown) : t('play-typed-los');
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
export function summary(room: Room, hand: Hand): string {
  const position = room.shown;
  const boss = position?.boss;
  const hero = position?.heroes.find((each) => each.id === hand.hero) ?? position?.heroes[0];
  if (!position || !hero) return '';
  const zone = (space: string) => room.stage?.spaces.find((each) => each.name === space)?.zone;
  const near = position.guards.filter((each) => zone(each.space) === zone(hero.space));
  const modes = new Map(room.aids.given?.plans.map((each) => [each.guard, each.mode]));
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
    who(hero.space, room),
    ...(boss ? [bossWords(hero.space, boss)] : []),
    ...(boss && !position.guards.length ? [] : [t('play-summary-guards', { count: near.length }), ...lines]),
  ].join('\n');
}

/** Does what was typed. The answer is what there is to say; an empty one: done. */
export async function obey(typed: string, room: Room, hand: Hand): Promise<string> {
  const text = tidy(typed);
  const { verb, parts } = read(text);
  switch (verb) {
    case '':
      return t('play-typed-unknown');
    case 'undo': {
      const [mark] = [...(room.state?.back.free ?? [])].sort((one, other) => other.answers - one.answers);
      if (!mark) return t('play-undo-none');
      if (!room.state?.back.by.includes(room.you ?? 0)) return t('play-undo-others');
      return (await room.undo(mark)) ? '' : t('play-undo-none');
    }
    case 'redo':
      return room.state?.back.redo && (await room.redo()) ? '' : t('play-redo-none');
    case 'who':
      return isCell(parts.space ?? '') ? who(parts.space ?? '', room) : t('play-typed-who');
    case 'los':
      return los(parts.watcher ?? '', parts.target ?? '', room);
    case 'summary':
      return summary(room, hand);
    case 'codec':
      await callCodec(parts.call ?? '', room);
      return '';
    default:
      return choose(text, room, hand);
  }
}
