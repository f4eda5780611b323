// What is left to do, from the map and the position (LY-07).

import { cell } from '../../lib/cells';
import { planOf } from '../../lib/plan';
import { name, t } from '../../lib/words.svelte';
import type { Hero, Objective, Position, StageMap } from '../../wire';

export interface Aim {
  words: string;
  isDone: boolean;
}

export function aims(stage: StageMap, position: Position): Aim[] {
  const { boss } = position;
  const tasks = [...events(stage, position), ...objectives(stage, position)];
  if (boss) tasks.push({ words: t('play-aim-boss', { figure: boss.id }), isDone: boss.damage >= boss.health });
  const friends = boss?.tokens.filter((each) => each.friend) ?? [];
  const duties = friends.map(({ kind }) => t('play-aim-friend', { figure: kind }));
  if (stage.killing_fails) duties.push(t('play-aim-no-killing'));
  return [...tasks, ...duties.map((words) => ({ words, isDone: false })), ...leaving(stage, position, tasks)];
}

function events(stage: StageMap, position: Position): Aim[] {
  return stage.required.map((letter) => ({
    words: t('play-aim-event', {
      letter,
      space: cell(stage.events.find((each) => each.letter === letter)?.space ?? ''),
    }),
    isDone: position.resolved.includes(letter),
  }));
}

function objectives(stage: StageMap, position: Position): Aim[] {
  const { needed } = stage;
  if (!needed) return [];
  const taken = counted(stage, position).length;
  const facts = { taken: Math.min(taken, needed), needed, hostages: areHostages(stage) ? 'yes' : 'no' };
  return [{ words: t('play-aim-objectives', facts), isDone: taken >= needed }, ...spread(stage, position)];
}

/** SET-7: objectives that have to be spread over zones, with what was taken in each that has any. */
export function spread(stage: StageMap, position: Position): Aim[] {
  if (!stage.spread) return [];
  const { zones, each } = stage.spread;
  const zoneOf = (objective: Objective) => planOf(stage).zone(objective.space);
  const taken = counted(stage, position).map(zoneOf);
  const counts = stage.zones
    .filter((zone) => obligatory(stage).some((objective) => zoneOf(objective) === zone))
    .map((zone) => ({ zone: name(zone), taken: taken.filter((other) => other === zone).length }));
  const isDone = counts.filter((count) => count.taken >= each).length >= zones;
  const said = counts.map((count) => t('play-aim-zone', { ...count, each })).join(', ');
  return [{ words: t('play-aim-spread', { zones, each, counts: said }), isDone }];
}

function leaving(stage: StageMap, position: Position, tasks: Aim[]): Aim[] {
  if (!stage.exits.length) return [];
  const key = Object.keys(stage.own_exits).length ? 'play-aim-own-exit' : 'play-aim-exit';
  const facts = {
    who: stage.leaving,
    alone: tasks.length ? 'no' : 'yes',
    spaces: waysOut(stage.exits, stage.own_exits),
  };
  const out = standing(stage, position).length;
  const areOut = stage.leaving === 'one' ? out > 0 : out === position.heroes.length;
  return [{ words: t(key, facts), isDone: areOut && tasks.every((each) => each.isDone) }];
}

/** SET-4: the objectives that have to be taken, or of which so many have to be. */
export function obligatory(stage: StageMap): Objective[] {
  return stage.objectives.filter((each) => !each.optional);
}

/** Those of them that have been taken. */
export function counted(stage: StageMap, position: Position): Objective[] {
  return obligatory(stage).filter((each) => position.taken.includes(each.space));
}

/** Whether all that is to be taken are hostages, who are freed. */
export function areHostages(stage: StageMap): boolean {
  return obligatory(stage).every((each) => each.hostage);
}

/** ACT-19: the heroes on an exit; where each has its own, on that. */
export function standing(stage: StageMap, position: Position): Hero[] {
  return position.heroes.filter(
    ({ id, space }) => stage.exits.includes(space) && (stage.own_exits[id] ?? space) === space,
  );
}

/** The exits, or whose is which. */
export function waysOut(exits: string[], own: Record<string, string>): string {
  const owned = Object.entries(own).map(([hero, space]) => t('play-own-exit', { hero, space: cell(space) }));
  return (owned.length ? owned : exits.map(cell)).join(', ');
}
