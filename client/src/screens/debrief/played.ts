// A finished game as the statistics keep it.

import { isWhite } from '../../lib/dice';
import { AGAINST_US } from '../../lib/luck';
import { seatAt } from '../../lib/profile.svelte';
import type { Room } from '../../lib/room.svelte';
import type { DicePlayed, GamePlayed } from '../../lib/statistics';
import type { Die, FilmAnswer } from '../../wire';
import { countOf, type Fallen, fallenDice, heroStats } from './stats';

/** What this browser keeps of the game, if it sat at it from the beginning: one that was taken up from a file or in the
 * middle began elsewhere, and a scene is no stage. `moments` tell which dice at a lock were rolled again. */
export function playedGame(room: Room, moments: FilmAnswer[]): GamePlayed | null {
  const { position, state, stage, me } = room;
  if (!position?.outcome || !state || !stage?.id || !me || state.seed === null || takenUp(room)) return null;
  const team = position.heroes.map((hero) => heroStats(room.events, hero.id));
  const isAgainstUs = ({ purpose }: Fallen) => AGAINST_US.has(purpose); // whoever is attacked holds the enemy's dice
  const mine = fallenDice(room.events, moments).filter(({ hero }) => me.heroes.includes(hero));
  return {
    table: room.id,
    ended: Date.now(),
    stage: stage.id,
    won: position.outcome.kind === 'won',
    rounds: position.round,
    alerts: team.reduce((sum, each) => sum + each.alerts, 0),
    damage: team.reduce((sum, each) => sum + each.damage, 0),
    rank: state.rank && { name: state.rank.name, decibels: state.rank.decibels },
    time: seatAt(room.id)?.played ?? 0,
    heroes: me.heroes,
    dice: { own: summed(mine.filter((each) => !isAgainstUs(each))), enemy: summed(mine.filter(isAgainstUs)) },
  };
}

/** How the game came to this table, if it did not begin here. */
export function takenUp(room: Room): 'import' | 'branch' | null {
  const kind = seatAt(room.id)?.kind;
  return kind === 'import' || kind === 'branch' ? kind : null;
}

function summed(fallen: Fallen[]): DicePlayed {
  const dice = fallen.map((each) => each.die);
  const faces = (colour: Die['colour']) => countOf(colour, dice).faces.map((each) => each.count) as DicePlayed['w'];
  const aimed = fallen.filter((each) => each.threshold > 0);
  const chances = aimed.map(({ die, threshold }) => chanceOf(die, threshold));
  return {
    w: faces('w'),
    b: faces('b'),
    aimed: aimed.length,
    hits: aimed.filter(({ die, threshold }) => die.face >= threshold).length,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    variance: chances.reduce((sum, chance) => sum + chance * (1 - chance), 0),
  };
}

/** How likely a die is to reach a number; the ! of a white one reaches none. */
function chanceOf(die: Die, threshold: number): number {
  const lowest = isWhite(die) ? 2 : 1;
  return Math.max(0, 7 - Math.max(lowest, threshold)) / 6;
}
