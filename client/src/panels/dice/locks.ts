// Which lock dice are rolled for, and what it needs.

import { distance } from '../../lib/cells';
import { read } from '../../lib/said';
import type { RoomState, StageMap } from '../../wire';

export interface Locked {
  name: string;
  level: number;
  needs: string[];
}

function locked(stage: StageMap, state: RoomState, name: string): Locked | undefined {
  const { locked, hacked } = state.position;
  const door = stage.doors.find((each) => each.name === name && locked.includes(name));
  if (door) return door;
  const terminal = stage.terminals.find((each) => each.space === name && !hacked.includes(name));
  return terminal && { ...terminal, name };
}

/** The lock at which dice are being rolled: that where dice lie, else the one that was named last. */
export function lockInQuestion(stage: StageMap | null, state: RoomState | null): Locked | undefined {
  if (!stage || !state) return undefined;
  const { lock } = state.position;
  if (lock) return locked(stage, state, lock.name);
  const given = [...state.back.free, ...state.back.marks].map((mark) => mark.texts);
  const longest = given.reduce((one, other) => (other.length > one.length ? other : one), []);
  const words = longest.flatMap((text) => Object.values(read(text).parts)).reverse();
  return words.map((word) => locked(stage, state, word)).find((each) => each !== undefined) ?? onlyOne(stage, state);
}

/** Nobody remembers what was named, but there is only one lock in reach of the hero who rolls. */
function onlyOne(stage: StageMap, state: RoomState): Locked | undefined {
  const at = state.position.heroes.find((each) => each.id === state.question?.hero)?.space ?? '';
  const doors = stage.doors.filter((each) => each.first === at || each.second === at).map((each) => each.name);
  const terminals = stage.terminals.map((each) => each.space).filter((each) => at && distance(each, at) <= 1);
  const near = [...doors, ...terminals].map((each) => locked(stage, state, each)).filter((each) => each !== undefined);
  return near.length === 1 ? near[0] : undefined;
}
