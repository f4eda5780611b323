import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../lib/words.svelte';
import { boss, guard, hero, token } from '../testing/figures';
import { option } from '../testing/seated';
import { onStage, STAGE } from '../testing/stage';
import { Register } from './names';

beforeAll(() => speak('en'));

const SCENE = onStage({
  turn: 'snake',
  heroes: [
    hero('snake', 'a2', { damage: 1, attention: { side: '?', space: 'd2' } }),
    hero('meryl', 'd1', { acted: true }),
  ],
  guards: [guard(2, 'c2', 'W', { ko: 1 })],
  watchers: [
    { kind: 'guard', space: 'c2', facing: 'W', sees: ['b2'] },
    { kind: 'camera', space: 'b1', facing: 'W', sees: ['a1', 'b2'] },
    { kind: 'trap', space: 'd2', facing: null, sees: ['d1'] },
  ],
});
const PLANS = [
  {
    guard: 2,
    order: 1,
    mode: 'investigate' as const,
    token: '?',
    owner: 'snake',
    target: 'd2',
    way: [],
    ties: [],
    stops: {},
  },
];

function nameOf(space: string, verbosity: 'brief' | 'normal' | 'full' = 'normal'): string {
  return new Register(STAGE, SCENE, ['snake'], PLANS).nameOf(space, [], verbosity);
}

describe('the name of a space', () => {
  test('says what a whole walk costs, and whether one is seen on it', () => {
    const way = { answers: ['dash b2', 'step c2', 'sneak d2'], actions: 2, noise: 1, seen: ['c2'] };
    const choice = { text: 'dash b2', verb: 'dash', parts: {}, spaces: ['b2'], cost: 1, noisy: true };
    const armed = [{ choice, words: 'Go to D2', preview: undefined, way }];
    const said = new Register(STAGE, SCENE, ['snake'], PLANS).nameOf('d2', armed, 'normal');
    expect(said).toContain('Go to D2, 2 actions, you would be seen on the way, noisy.');
  });

  test('says where it is and in which zone', () => {
    expect(nameOf('b2')).toMatch(/^B2, floor, zone yard\./);
    expect(nameOf('c1')).toBe('C1, obstacle.');
  });

  test('says who stands there, and which of them are yours', () => {
    expect(nameOf('a2')).toContain('Snake, you, whose turn it is, damage 1.');
    expect(nameOf('d1')).toContain('Meryl, has acted.');
    expect(nameOf('c2')).toContain('Guard 2, looking west, will investigate, KO damage 1.');
  });

  test('says what lies there', () => {
    expect(nameOf('d2')).toContain('Snake’s ? (investigate).');
    expect(nameOf('d2')).toContain('Objective.');
    expect(nameOf('d1')).toContain('Terminal, level 2.');
    expect(nameOf('b1')).toContain('Camera, looking west (orange).');
    expect(nameOf('a1')).toContain('Exit.');
    expect(nameOf('c2')).toContain('guards turn east');
  });

  test('says by whom it is seen; a trap face down sees nobody', () => {
    expect(nameOf('b2')).toContain('Seen by guard 2 and the camera in B1.');
    expect(nameOf('d1')).not.toContain('Seen');
    expect(nameOf('d1', 'full')).toContain('Seen by nobody.');
  });

  test('says where walls and doors are, unless it is to be brief', () => {
    expect(nameOf('b2')).toContain('Locked door, level 3, west.');
    expect(nameOf('b2')).toContain('Wall north and south.');
    expect(nameOf('b2', 'brief')).not.toContain('Wall');
  });

  test('calls the edge of a roof a drop, not a wall', () => {
    const spaces = STAGE.spaces.map((each) => (each.name === 'c2' ? { ...each, kind: 'hole' as const } : each));
    const roof = { ...STAGE, spaces, has_drops: true };
    const said = new Register(roof, SCENE, ['snake'], PLANS).nameOf('b2', [], 'normal');
    expect(said).toContain('Wall north and south. Drop east.');
  });

  test('says what can be done there, what it costs, and whether one is seen', () => {
    const register = new Register(STAGE, SCENE, ['snake'], PLANS);
    const choice = option('dash a1', { cost: 1, noisy: true });
    const way = [
      { space: 'a2', seen_by: [] },
      { space: 'a1', seen_by: [['camera', 'b1'] as [string, string]] },
    ];
    const preview = { text: 'dash a1', risks: ['seen' as const], way };
    const name = register.nameOf('a1', [{ choice, words: 'Dash to A1', preview }], 'normal');
    expect(name).toMatch(/Dash to A1, 1 action, you would be seen there, noisy\.$/);
  });
});

describe('special rules of a stage', () => {
  const special = {
    ...STAGE,
    doors: STAGE.doors.map((each) => ({ ...each, needs: [] })),
    objectives: [{ space: 'd2', optional: false, hostage: true }],
    own_exits: { meryl: 'a1' },
  };
  const now = { ...SCENE, heroes: [hero('snake', 'a2', { hostages: 2 })] };
  const said = (space: string, at = now) => new Register(special, at, ['snake'], PLANS).nameOf(space, [], 'brief');

  test('are said where they lie: hostages, whose exit it is, doors without a lock', () => {
    expect(said('d2')).toContain('Hostage.');
    expect(said('a1')).toContain('Exit for Meryl only.');
    expect(said('b2')).toContain('Sealed door, which only an event can open, west.');
    expect(said('b2', { ...now, locked: [] })).toContain('Open door west.');
  });

  test('hostages are named with whom they go', () => {
    expect(said('a2')).toContain('Snake, you, whose turn it is, with 2 hostages.');
  });
});

describe('in a fight with a boss', () => {
  const FIGHT = onStage({
    boss: boss('tank', ['a1', 'b1'], {
      damage: 3,
      health: 20,
      printed: { a1: '2', b1: '3★', a2: '7' },
      fire: ['a2'],
      circuit: true,
      tokens: [token('hostage', 'b2', { damage: 1 }), token('shadow', 'd2', { down: true })],
    }),
  });
  const register = new Register({ ...STAGE, nodes: [{ space: 'c2', facing: 'N' }] }, FIGHT, [], []);
  const said = (space: string) => register.nameOf(space, [], 'normal');

  test('the boss is named in every space it covers, with its health and what is printed there', () => {
    expect(said('a1')).toContain('Tank, looking west, health 17 of 20, marked 2 here.');
    expect(said('b1')).toContain('marked 3★ here.');
  });

  test('one that faces all ways is not said to look anywhere', () => {
    const { boss: tank } = FIGHT;
    const all = new Register(STAGE, { ...FIGHT, boss: tank && { ...tank, facing: null } }, [], []);

    expect(all.nameOf('a1', [], 'normal')).toContain('Tank, health 17 of 20, marked 2 here.');
  });

  test('tokens are named, those face down without what they hide', () => {
    expect(said('b2')).toContain('The hostage, damage 1.');
    expect(said('d2')).toContain('A shadow, face down.');
  });

  test('what it sees is said, where that matters', () => {
    const watchers = [{ kind: 'boss' as const, space: 'a1', facing: 'S' as const, sees: ['a2'] }];
    const seen = new Register(STAGE, { ...FIGHT, watchers }, [], []);

    expect(seen.nameOf('a2', [], 'normal')).toContain('Seen by Tank.');
    expect(seen.nameOf('b2', [], 'full')).toContain('Seen by nobody.');
  });

  test('nodes of the circuit and spaces under fire are said', () => {
    expect(said('c2')).toContain('Node of the circuit, arrow north.');
    expect(said('a2')).toContain('Marked 7.');
    expect(said('a2')).toContain('Under Tank’s fire.');
    expect(said('b2')).not.toContain('fire');
  });
});
