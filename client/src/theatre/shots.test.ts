import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSettings, settings } from '../lib/settings.svelte';
import { TIMES } from '../lib/shots';
import { dice } from '../testing/dice';
import { enemyPhase, events } from '../testing/events';
import { boss, guard, hero, position } from '../testing/figures';
import { Stand } from '../testing/stand';
import type { Told } from '../wire';
import { entranceOf, shotsOf } from './shots';
import { stepsOf } from './steps';
import { Theatre } from './theatre.svelte';

const BEFORE = position({ guards: [guard(1, 'c1'), guard(2, 'e1')], heroes: [hero('snake')] });

const SEEN = { kind: 'Seen', guard: 2, facts: { hero: 'snake', space: 'a1', watcher: 'guard', watcher_space: 'e1' } };

const SHOT = { kind: 'Attacked', guard: 2, facts: { attacker: 'guard', target: 'snake', space: 'a1', hits: 1 } };
const PUNCH = { kind: 'Attacked', facts: { attacker: 'snake', target: 'guard', space: 'b1', hits: 0 } };
const HURT = { kind: 'Hurt', facts: { figure: 'snake', space: 'a1', damage: 2, kind: 'hit' } };
const FALLS = { kind: 'KnockedOut', facts: { space: 'c1' } };

const NOISE = { kind: 'Rolled', facts: { hero: 'snake', purpose: 'noise', dice: dice('w4') } };

const DASH = { kind: 'Moved', rule: 'ACT-5', facts: { hero: 'snake', start: 'b1', end: 'a1' } };
const RIDE = { ...DASH, rule: 'ACT-17' };
const KNOCK = { kind: 'Knocked', facts: { hero: 'snake', space: 'a1' } };
const BOX = {
  kind: 'GearUsed',
  facts: { hero: 'snake', gear: 'cardboard-box', target: '' },
  frame: { heroes: [hero('snake', 'a1', { boxed: true })] },
};

const STRIDE = { kind: 'BossMoved', facts: { figure: 'rex', start: 'f1', end: 'g1', facing: 'S' } };
const TREADS = { kind: 'BossMoved', facts: { figure: 'tank', start: 'f1', end: 'g1', facing: 'S' } };
const CHARGE = {
  kind: 'BossCardRevealed',
  facts: { figure: 'rex', card: 'rail-gun', side: 'turn', number: 0 },
  frame: { boss: boss('rex', ['f1'], { fire: ['f2', 'f3'] }) },
};
const DEFEAT = { kind: 'BossDefeated', facts: { figure: 'raven', space: 'e2' } };
const WIN = { kind: 'Won' };

/** Something of every act. */
const ACTS: Told[] = events([
  ...[SEEN, SHOT, PUNCH, HURT, FALLS, NOISE, DASH, RIDE, KNOCK, BOX],
  ...[STRIDE, TREADS, CHARGE, DEFEAT, WIN],
]);

const RAVEN = position({ boss: boss('raven', ['e2']) });
const shots = [...ACTS.flatMap((event) => stepsOf(BEFORE, [event])).flatMap(shotsOf), ...entranceOf(RAVEN)];

describe('what is shown of an act', () => {
  it('moves no longer than its table says', () => {
    for (const { act, what, after, ms } of shots) expect(after + ms, `${act}: ${what}`).toBeLessThanOrEqual(TIMES[act]);
  });

  it('is a line from the lamp to the hero, a ! over the guard, a hush and a red edge when one is seen', () => {
    const seen = shots.filter((each) => each.act === 'seen');

    expect(seen.map((each) => each.what)).toEqual(['hush', 'line', 'bang', 'edge']);
    expect(seen.find((each) => each.what === 'line')).toMatchObject({ from: 'e1', at: 'a1' });
    expect(seen.find((each) => each.what === 'bang')).toMatchObject({ at: 'e1' });
  });

  it('is a shot from afar or a blow from beside, and who is hit goes back along it', () => {
    const [shot, punch] = events([SHOT, PUNCH]).map((each) => stepsOf(BEFORE, [each]).flatMap(shotsOf));

    expect(shot?.map((each) => each.what)).toEqual(['fire', 'push']);
    expect(shot?.[1]).toMatchObject({ figure: 'snake', from: 'e1', at: 'a1' });
    expect(punch?.map((each) => each.what)).toEqual(['blow', 'number']); // which says that it missed
  });

  it('is a number that can be read for whoever is hurt', () => {
    const number = stepsOf(BEFORE, events([HURT]))
      .flatMap(shotsOf)
      .find((each) => each.what === 'number');

    expect(number).toMatchObject({ text: '−2', at: 'a1', figure: 'snake' });
    expect(number?.stays).toBeGreaterThanOrEqual(800);
  });

  it('is dust and rings behind who dashes, and nothing behind who sneaks', () => {
    const whats = (rule: string) =>
      stepsOf(BEFORE, events([{ ...DASH, rule }]))
        .flatMap(shotsOf)
        .map((each) => each.what);

    expect(whats('ACT-5')).toEqual(['dust', 'rings']);
    expect(whats('ACT-4')).toEqual([]);
    expect(whats('ACT-17')).toEqual(['lift']);
  });

  it('is dice in the middle where somebody holds their breath, and none where nobody does', () => {
    const roll = (purpose: string, threshold = 0) =>
      stepsOf(BEFORE, events([{ ...NOISE, threshold, facts: { ...NOISE.facts, purpose } }])).flatMap(shotsOf);

    expect(roll('noise').map((each) => each.what)).toEqual(['dice']);
    expect(roll('combo', 4).map((each) => each.what)).toEqual(['dice']);
    expect(roll('lock')).toEqual([]);
    expect(roll('noise')[0]?.stays).toBeGreaterThanOrEqual(1_500);
  });
});

describe('pictures', () => {
  let stand: Stand;
  let theatre: Theatre;
  const shown = () => stand.shots.map((each) => each.what);

  beforeEach(() => {
    vi.useFakeTimers();
    resetSettings();
    settings.autoPause = false;
    stand = new Stand(BEFORE);
    theatre = new Theatre(stand.room);
  });

  afterEach(() => {
    theatre.close();
    resetSettings();
    vi.useRealTimers();
  });

  it.each(ACTS.map((each) => [each.kind, each] as const))(
    'of %s end by themselves, with all of the state true before',
    (_, event) => {
      const after = position({ round: 7 });
      stand.say([{ ...event, frame: { ...event.frame, round: 7 } }]);

      expect(stand.position.round).toBe(after.round);
      expect(shown()).not.toEqual([]);
      vi.advanceTimersByTime(10_000);
      expect(shown()).toEqual([]);
    },
  );

  it.each(ACTS.map((each) => [each.kind, each] as const))('of %s are gone with a press', (_, event) => {
    stand.say([event]);
    theatre.press();

    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual([]);
  });

  it('where motion is reduced are only what stands still', () => {
    settings.reducedMotion = 'on';
    for (const event of ACTS) stand.say([event]);

    expect(stand.shots.length).toBeGreaterThan(0);
    for (const each of stand.shots) expect(each, each.what).toMatchObject({ after: 0, ms: 0 });
    expect(shown()).not.toContain('hush');
  });

  it('are none where play is instant', () => {
    settings.speed = 'instant';
    stand.say(ACTS);

    expect(shown()).toEqual([]);
  });

  it('stand on while the theatre waits, and go when it goes on', () => {
    settings.autoPause = true;
    stand.say(enemyPhase());
    vi.advanceTimersByTime(10_000);

    expect(theatre.isHeld).toBe(true);
    expect(shown()).toEqual(expect.arrayContaining(['line', 'bang']));
    theatre.goOn();
    expect(shown()).toEqual([]);
  });

  it('of a roll that was open come once more when it is settled', () => {
    stand.say(events([NOISE]));
    theatre.press();
    stand.say(events([{ kind: 'TurnEnded', facts: { hero: 'snake' } }], 1));

    expect(stand.shots).toMatchObject([{ what: 'dice', text: '0' }]);
  });

  it('of a hit wait until the dice lie', () => {
    stand.say(events([{ ...NOISE, threshold: 3 }]));
    stand.say(events([SHOT], 1));
    const fire = stand.shots.find((each) => each.what === 'fire');

    expect(fire?.after).toBeGreaterThan(0);
    expect(fire?.after).toBeLessThanOrEqual(TIMES.dice);
  });

  it('of a noise check can be read before the Order card is turned up', () => {
    stand.say([...events([NOISE]), ...enemyPhase(1)]);
    vi.advanceTimersByTime(1_500);

    expect(theatre.step?.event.kind).toBe('Rolled');
    expect(shown()).toEqual(['dice']);
  });

  it('of the end hold back what comes after it, until they are over or somebody presses', () => {
    stand.say(events([DEFEAT, WIN]));
    vi.advanceTimersByTime(1_000);
    expect(theatre.isClosing).toBe(true);
    theatre.press();
    expect(theatre.isClosing).toBe(false);
  });

  it('show a boss once a fight, before anything has happened', () => {
    stand = new Stand(RAVEN);
    const fight = new Theatre(stand.room);
    fight.enter();
    expect(stand.shots).toMatchObject([{ what: 'boss', figure: 'raven' }]);
    fight.press();
    fight.enter();
    expect(shown()).toEqual([]);

    stand.say(events([DASH]));
    const again = new Theatre(stand.room);
    again.press();
    again.enter();
    expect(shown()).toEqual([]);
    fight.close();
    again.close();
  });
});
