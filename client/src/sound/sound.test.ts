import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { has, speak } from '../lib/words.svelte';
import { events } from '../testing/events';
import { YARD } from '../testing/seated';
import { BEDS, bedOf } from './beds';
import { lengthOf } from './cue';
import { CUES, cueOf } from './cues';
import { Ear } from './events';
import { FLOORS, floorOf } from './floors';
import { lookAt } from './places';
import { barOf, LAYERS, LEVELS } from './score';
import { captions, play } from './sound.svelte';

const on = (look: string) => new Ear(() => floorOf(look));
const heard = (ear: Ear, made: Parameters<typeof events>[0]) => events(made).map((each) => ear.cueOf(each));

beforeAll(() => speak('en'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(10_000);
  settings.captions = true;
  settings.muted = true;
});

afterEach(() => {
  vi.runAllTimers();
  settings.captions = false;
  settings.muted = null;
  vi.useRealTimers();
});

describe('captions', () => {
  it('say what is heard, for a moment, and the latest last', () => {
    play('alert');
    play('dice');
    play('ui');
    expect(captions.lines).toEqual(['alert', 'dice']);

    vi.advanceTimersByTime(3_000);
    expect(captions.lines).toEqual([]);
  });

  it('name whose steps, not what they walk on; and the same again once, but longer', () => {
    play('boots:snow');
    vi.advanceTimersByTime(2_000);
    play('boots:steel');
    vi.advanceTimersByTime(2_000);

    expect(captions.lines).toEqual(['boots']);
  });

  it('are three at most, and none where they are not wanted', () => {
    for (const name of ['dice', 'hit', 'damage', 'ko'] as const) play(name);
    expect(captions.lines).toEqual(['hit', 'damage', 'ko']);

    vi.advanceTimersByTime(3_000);
    settings.captions = false;
    play('dice');
    expect(captions.lines).toEqual([]);
  });

  it('have words for every cue but the click of a button, every bed and all the music', () => {
    const kinds = Object.keys(CUES)
      .filter((each) => each !== 'ui')
      .map((each) => each.split(':')[0]);
    const beds = Object.keys(BEDS).map((each) => `bed-${each}`);
    const music = Object.keys(LEVELS.calm).map((each) => `score-${each}`);

    expect([...kinds, ...beds, ...music].filter((each) => !has(`sound-${each}`))).toEqual([]);
  });
});

describe('sounds', () => {
  it('raise no second alarm within two seconds', () => {
    vi.advanceTimersByTime(5_000);
    play('alert');
    play('dice');
    play('alert');
    expect(captions.lines).toEqual(['alert', 'dice']);

    vi.advanceTimersByTime(2_100);
    play('alert');
    expect(captions.lines).toEqual(['dice', 'alert']);
  });

  it('are silence, and no fault, where the browser has no sound', async () => {
    expect(globalThis.AudioContext).toBeUndefined();
    settings.muted = false;
    const { cue, lay, perform } = await import('./live');

    expect(() => {
      play('alert');
      cue('alert', settings.volume);
      lay('wind', 100)();
      const music = perform(100, 'quiet');
      music.follow('alert');
      music.stop();
    }).not.toThrow();
  });

  it('follow what happens', () => {
    expect(
      heard(on('dock'), [
        { kind: 'Moved', rule: 'ACT-4', facts: { end: 'a1' } },
        { kind: 'Moved', rule: 'ACT-5', facts: { end: 'a2' } },
        { kind: 'Moved', rule: 'ACT-17', facts: { end: 'c1' } },
        { kind: 'Rolled', facts: { purpose: 'noise' } },
        { kind: 'TurnEnded' },
        { kind: 'TurnEnded' },
        { kind: 'Rolled', facts: { purpose: 'noise' } },
        { kind: 'AttentionPlaced', facts: { side: '?' } },
        { kind: 'AttentionPlaced', facts: { side: '?' } },
        { kind: 'AttentionPlaced', facts: { side: '!' } },
        { kind: 'GearUsed', facts: { gear: 'cardboard-box' } },
        { kind: 'GearUsed', facts: { gear: 'rations' } },
      ]),
    ).toEqual(
      'sneak:wet dash:wet lift dice quiet null dice noise attention alert box gear'
        .split(' ')
        .map((each) => (each === 'null' ? null : each)),
    );
  });

  it('tell a boss from everybody else: its card, its track, its blow, its feet', () => {
    expect(
      heard(on('hangar'), [
        { kind: 'BossCardRevealed', facts: { figure: 'raven', card: 'old-trail', side: 'turn' } },
        { kind: 'BossCardRevealed', facts: { figure: 'rex', card: 'rail-gun', side: 'turn' } },
        { kind: 'TrackMoved' },
        { kind: 'BossMoved', facts: { figure: 'ocelot', end: 'a1' } },
        { kind: 'BossMoved', facts: { figure: 'rex', end: 'a1' } },
        { kind: 'BossMoved', facts: { figure: 'hind', end: 'a1' } },
        { kind: 'BossTurned', facts: { figure: 'rex', space: 'a1' } },
        { kind: 'Rolled', facts: { purpose: 'boss-attack' } },
        { kind: 'Attacked', facts: { hits: 2 } },
        { kind: 'Rolled', facts: { purpose: 'boss-attack' } },
        { kind: 'Attacked', facts: { hits: 0 } },
        { kind: 'Rolled', facts: { purpose: 'hand-to-hand' } },
        { kind: 'Attacked', facts: { hits: 1 } },
        { kind: 'BossDefeated' },
      ]),
    ).toEqual(
      'boss charge track boots:steel rex-step rotor rex-servo dice strike dice miss dice hit fallen'.split(' '),
    );
  });

  it('of a caller nobody knows are those of the one who never says who it is', () => {
    expect(cueOf('voice:somebody')).toBe(CUES['voice:unlisted']);
    expect(cueOf('voice:colonel')).not.toBe(CUES['voice:unlisted']);
  });

  it('are short, but for the gongs at the end', () => {
    const long = Object.entries(CUES).filter(([name, cue]) => lengthOf(cue) > 800 && !name.startsWith('rank:'));

    expect(long.map(([name]) => name)).toEqual([]);
  });
});

describe('a place', () => {
  const stage = {
    ...YARD,
    spaces: YARD.spaces.map((each) => ({ ...each, zone: each.name.startsWith('e') ? 'far' : 'main' })),
    plates: {
      night: { address: '', floor: '' },
      day: { address: '', floor: '' },
      look: 'furnace',
      zones: { far: 'office' },
    },
  };

  it('is heard by the look of the zone one stands in, else of the stage, else as a grid', () => {
    expect(floorOf(lookAt(stage, 'a1'))).toBe('steel');
    expect(floorOf(lookAt(stage, 'e1'))).toBe('wood');
    expect(floorOf(lookAt(YARD, 'a1'))).toBe('grid');
  });

  it('has a bed of its own: on the last roof it dawns', () => {
    expect(['dock', 'heliport', 'cells', 'vr'].map((each) => bedOf(each, false))).toEqual(
      'water wind drip grid'.split(' '),
    );
    expect(bedOf('roof', false)).toBe('wind');
    expect(bedOf('roof', true)).toBe('dawn');
  });

  it('has no two floors that sound alike', () => {
    const tones = FLOORS.map((floor) => JSON.stringify(CUES[`boots:${floor}`]));

    expect(new Set(tones).size).toBe(FLOORS.length);
  });
});

describe('the score', () => {
  it('has a second layer that is silent when all is quiet, comes with ? and is whole with !', () => {
    const { quiet, investigate, alert } = LEVELS.tense;

    expect(quiet).toBe(0);
    expect(investigate).toBeGreaterThan(0);
    expect(alert).toBeGreaterThan(investigate);
    expect(LEVELS.calm.quiet).toBeGreaterThan(LEVELS.calm.alert);
  });

  it('plays in every bar, and not the same in each', () => {
    for (const layer of LAYERS) {
      const bars = Array.from({ length: 16 }, (_, bar) => JSON.stringify(barOf(layer, bar)));
      expect(bars.every((each) => each.length > 2)).toBe(true);
      expect(new Set(bars).size, layer).toBeGreaterThan(7);
    }
  });
});
