import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepTime } from '../../lib/clock';
import { forgetRoom, rememberSeat, seatAt } from '../../lib/profile.svelte';
import type { Room } from '../../lib/room.svelte';
import { clearGames, enterGame, type GamePlayed, games, gamesFile, MOST_GAMES, takeGames } from '../../lib/statistics';
import { speak } from '../../lib/words.svelte';
import { dice, die } from '../../testing/dice';
import { events } from '../../testing/events';
import { hero, lost, WON } from '../../testing/figures';
import { Seated } from '../../testing/seated';
import type { RoomState } from '../../wire';
import { playedGame } from '../debrief/played';
import Statistics from '../Statistics.svelte';

beforeAll(() => speak('en'));
beforeEach(clearGames);
afterEach(cleanup);

const NO_DICE = { w: [0, 0, 0, 0, 0, 0], b: [0, 0, 0, 0, 0, 0], aimed: 0, hits: 0, expected: 0, variance: 0 };

const game = (given: Partial<GamePlayed> = {}): GamePlayed =>
  ({
    table: 't1',
    ended: 1,
    stage: 'cargo-dock',
    won: true,
    rounds: 5,
    alerts: 1,
    damage: 0,
    rank: { name: 'whisper', decibels: 25 },
    time: 600_000,
    heroes: ['snake'],
    dice: { own: NO_DICE, enemy: NO_DICE },
    ...given,
  }) as GamePlayed;

/** A game that is over, as Ann sees it, who plays Snake; Ben plays Meryl. */
function ended(outcome = WON, state: Partial<RoomState> = {}): Room {
  const players = [
    { id: 1, name: 'Ann', heroes: ['snake'] },
    { id: 2, name: 'Ben', heroes: ['meryl'] },
  ] as RoomState['players'];
  const { room } = new Seated(
    null as never,
    [],
    { outcome, round: 4, heroes: [hero('snake'), hero('meryl')] },
    {
      seed: 1,
      players,
      rank: { name: 'breath', decibels: 10, par: 5, parts: [], scale: {}, wave: [] },
      ...state,
    },
  );
  if (room.stage) room.stage.id = 'cargo-dock';
  room.events = events([
    { kind: 'AttentionPlaced', facts: { hero: 'meryl', side: '!' } },
    { kind: 'Rolled', threshold: 4, facts: { hero: 'snake', purpose: 'combo', dice: dice('w!', 'w5', 'b4') } },
    { kind: 'DieChanged', rule: 'FOC-2', facts: { before: die('w!'), after: die('w3') } },
    { kind: 'Rolled', threshold: 3, facts: { hero: 'snake', purpose: 'guard-attack', dice: dice('b2', 'b6') } },
    { kind: 'Rolled', threshold: 3, facts: { hero: 'meryl', purpose: 'shot', dice: dice('w6') } },
  ]);
  return room;
}

describe('what is kept of a game', () => {
  it('is how it went for the team, and the dice of this player’s heroes', () => {
    const kept = playedGame(ended(), []);

    expect(kept).toMatchObject({ won: true, rounds: 4, alerts: 1, heroes: ['snake'], rank: { decibels: 10 } });
    expect(kept?.dice.own).toMatchObject({ w: [1, 0, 1, 0, 1, 0], b: [0, 0, 0, 1, 0, 0], aimed: 4, hits: 2 });
    expect(kept?.dice.own.expected).toBeCloseTo(2);
    expect(kept?.dice.enemy).toMatchObject({ aimed: 2, hits: 1, b: [0, 1, 0, 0, 0, 1] });
    expect(kept?.dice.enemy.expected).toBeCloseTo(8 / 6);
  });

  it('is nothing of one that runs, that is watched, that is a scene, or that was taken up in the middle', () => {
    const watched = ended();
    if (watched.welcome) watched.welcome.you = null;
    const branch = ended();
    rememberSeat({ table: branch.id, watch: 'w', token: 'k', player: 1 }, 'cargo-dock', { kind: 'branch' });
    expect(playedGame(branch, [])).toBeNull();
    forgetRoom(branch.id);

    expect(playedGame(ended(null as never), [])).toBeNull();
    expect(playedGame(watched, [])).toBeNull();
    expect(playedGame(ended(WON, { seed: null }), [])).toBeNull();
    expect(playedGame(ended(lost('killed', 'snake'), { rank: null }), [])).toMatchObject({ won: false, rank: null });
  });

  it('counts once, however often its end is looked at', () => {
    enterGame(game());
    enterGame(game({ table: 't2', ended: 2 }));
    enterGame(game({ ended: 9, alerts: 2 }));

    expect(games().map(({ table, ended, alerts }) => [table, ended, alerts])).toEqual([
      ['t1', 1, 2],
      ['t2', 2, 1],
    ]);
  });

  it('has a bound: the oldest games go', () => {
    const many = Array.from({ length: MOST_GAMES }, (_, n) => game({ table: `t${n}`, ended: n }));
    localStorage.setItem(
      'noisecheck.statistics',
      JSON.stringify({ noisecheck: 'statistics', version: 1, games: many }),
    );
    enterGame(game({ table: 'new', ended: 5_000 }));

    expect(games()).toHaveLength(MOST_GAMES);
    expect([games()[0]?.table, games().at(-1)?.table]).toEqual(['t1', 'new']);
  });

  it('can be taken along, and comes in once', async () => {
    enterGame(game());
    const file = gamesFile();
    enterGame(game({ table: 't2' }));
    await takeGames(file);
    expect(games().map((each) => each.table)).toEqual(['t1', 't2']);
    clearGames();
    await takeGames(file);
    expect(games()).toEqual([game()]);
  });

  it('is not mixed with what is something else', async () => {
    await expect(takeGames(new Blob(['{"noisecheck": 1}']))).rejects.toMatchObject({ code: 'bad-statistics' });
    await expect(takeGames(new Blob(['no json']))).rejects.toMatchObject({ code: 'bad-statistics' });
    const odd = { noisecheck: 'statistics', version: 1, games: [game(), { table: 'x' }, null, game({ time: -1 })] };
    await takeGames(new Blob([JSON.stringify(odd)]));
    expect(games()).toEqual([game()]);
  });
});

describe('the time at a table', () => {
  it('leaves long pauses out', () => {
    let now = 0;
    const clock = Date.now;
    Date.now = () => now;
    let happens = () => {};
    rememberSeat({ table: 'clock', watch: 'w', token: 'k', player: 1 }, 'cargo-dock');
    keepTime({
      id: 'clock',
      listen: (hear) => {
        happens = hear as () => void;
        return () => true;
      },
    });
    for (const moment of [20_000, 50_000, 50_000 + 3_600_000]) {
      now = moment;
      happens();
    }
    Date.now = clock;

    expect(seatAt('clock')?.played).toBe(50_000 + 180_000);
  });
});

describe('the page', () => {
  const cells = (row: Element) => [...row.querySelectorAll('th, td')].map((each) => each.textContent?.trim());

  it('invites to play as long as there is nothing to tell', () => {
    render(Statistics as Component);

    expect(screen.getByRole('link', { name: 'Choose a mission' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByTestId('statistics-clear')).toBeNull();
  });

  it('tells stage by stage how it went, in tables', () => {
    const own = { ...NO_DICE, b: [3, 1, 0, 0, 1, 1], aimed: 6, hits: 2, expected: 3, variance: 1.5 };
    enterGame(game({ dice: { own, enemy: NO_DICE } as GamePlayed['dice'] }));
    enterGame(game({ table: 't2', won: false, rank: null, rounds: 2, alerts: 4, time: 3_000_000 }));
    enterGame(game({ table: 't3', stage: 'heliport', rounds: 7, heroes: ['snake', 'meryl'] }));
    render(Statistics as Component);

    expect([...screen.getByTestId('statistics-stages').querySelectorAll('tbody tr')].map(cells)).toEqual([
      ['Cargo Dock', '2', '1', 'Whisper, 25 dB', '5', '2.5', '1h'],
      ['Heliport', '1', '1', 'Whisper, 25 dB', '7', '1.0', '10m'],
    ]);
    expect([...screen.getByTestId('statistics-heroes').querySelectorAll('tbody tr')].map(cells)).toEqual([
      ['Snake', '3', '2', '67%', '2.0'],
      ['Meryl', '1', '1', '100%', '1.0'],
    ]);
    expect(screen.getByTestId('statistics-dice-own').textContent).toContain(
      'Of 6 dice that had a number to reach, 2 did. 3.0 were to be expected; up to 2.4 more or fewer',
    );
    expect(screen.getByTestId('statistics-dice-enemy').textContent).toContain('No die was rolled');
  });

  it('asks once before it forgets everything', async () => {
    enterGame(game());
    render(Statistics as Component);

    await fireEvent.click(screen.getByTestId('statistics-clear'));
    expect(games()).toHaveLength(1);
    await fireEvent.click(screen.getByTestId('statistics-clear-yes'));
    expect(games()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Choose a mission' })).toBeTruthy();
  });
});
