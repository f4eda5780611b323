import { describe, expect, it } from 'vitest';
import { dice, die } from '../../testing/dice';
import { enemyPhase, events } from '../../testing/events';
import { position } from '../../testing/figures';
import type { Film } from '../../wire';
import { Player, roomOf } from '../replay/player.svelte';
import { commitmentOf, diceCounts, heroStats } from './stats';

describe('the debriefing', () => {
  it('counts what happened to a hero and what it did', () => {
    const all = [
      ...events([
        { kind: 'TurnBegan', facts: { hero: 'snake' } },
        { kind: 'Moved', facts: { hero: 'snake' } },
        { kind: 'Attacked', facts: { attacker: 'snake', target: 'guard', space: 'b1', hits: 2 } },
        { kind: 'KnockedOut', cause: 2, facts: { space: 'b1' } },
        { kind: 'Killed', facts: { figure: 'guard', space: 'c1' } },
      ]),
      ...enemyPhase(5),
    ];

    expect(heroStats(all, 'snake')).toMatchObject({ moves: 1, attacks: 1, felled: 2, seen: 1, alerts: 1, damage: 1 });
  });

  it('counts dice as they fell: rolls, added dice, rerolls, and at locks only those rolled again', () => {
    const all = events([
      { kind: 'Rolled', facts: { dice: dice('w!', 'b4') } },
      { kind: 'DieChanged', rule: 'FOC-2', facts: { before: die('b4'), after: die('b6') } },
      { kind: 'DieChanged', rule: 'FOC-5', facts: { before: die('b6'), after: die('b6') } },
      { kind: 'DieGained', facts: { colour: 'w' } },
      { kind: 'DiceAdded', facts: { dice: dice('w2') } },
      { kind: 'Rolled', facts: { dice: dice('w!', 'b5', 'b6') } },
    ]);
    const again = [{ kind: 'action', hero: 'snake', text: 'reroll 2', event: 5, meant: null }];
    const [white, black] = diceCounts(all, again);

    expect(white?.faces.map((each) => each.count)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(black?.faces.map((each) => each.count)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(black?.faces[0]?.expected).toBeCloseTo(0.5);
  });

  it('makes the promised hash again from seed and salt', async () => {
    expect(await commitmentOf(7, 'ab')).toBe('122eb44056cd7cffd6745f53c765f7a045adca65acf6d3ee579fcb47ccb9528f');
  });
});

describe('the replay', () => {
  const film = {
    table: 't',
    stage: { spaces: [] },
    opening: position(),
    events: enemyPhase(),
    moments: [],
    outcome: null,
  };
  const player = () => new Player(film as unknown as Film, roomOf(film as unknown as Film));

  it('goes to any step, and the table shows it', () => {
    const shown = player();
    shown.goToEvent(6);

    expect(shown.event).toBe(6);
    expect(shown.room.position?.guards[0]?.space).toBe('c3');
    shown.go(0);
    expect(shown.room.position?.guards[0]?.space).toBe('c1');
  });

  it('jumps to the next alert, and stays where there is none', () => {
    const shown = player();

    expect([shown.seek('alert'), shown.step?.event.kind]).toEqual([true, 'Seen']);
    expect([shown.seek('dice'), shown.step?.event.kind]).toEqual([false, 'Seen']);
    expect([shown.seek('turn', -1), shown.step?.event.kind]).toEqual([true, 'OrderDrawn']);
  });
});
