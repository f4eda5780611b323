import { beforeAll, describe, expect, test } from 'vitest';
import { hostile, initialsOf, occupied } from '../lib/figures';
import { planOf } from '../lib/plan';
import { speak } from '../lib/words.svelte';
import { boss, guard, hero, token } from '../testing/figures';
import { option } from '../testing/seated';
import { onStage, STAGE } from '../testing/stage';
import type { StageMap } from '../wire';
import { centre, SPACE } from './geometry';
import { newsOf, orderOf } from './order';
import { exposureOf, targetsOf } from './targets';
import { isOnTop, isPrinted, things } from './things';
import { View } from './view.svelte';

beforeAll(() => speak('en'));

test('a map has a frame without the rows and columns that are nothing but holes', () => {
  const holes: StageMap['spaces'] = ['a1', 'b1', 'c1', 'd1', 'a2'].map((name) => ({
    name,
    kind: 'hole',
    zone: null,
    icon: '',
  }));
  const rest = STAGE.spaces.filter((each) => !holes.some((hole) => hole.name === each.name));

  expect(planOf(STAGE).frame).toEqual({ left: 0, top: 0, width: 4, height: 2 });
  expect(planOf({ ...STAGE, spaces: [...holes, ...rest] }).frame).toEqual({ left: 1, top: 1, width: 3, height: 1 });
});

describe('what parts two spaces', () => {
  const plan = planOf(STAGE);

  test('nobody steps through walls, locked doors and obstacles', () => {
    expect(plan.isOpen('a1', 'b1', [])).toBe(true);
    expect(plan.isOpen('b1', 'b2', [])).toBe(false);
    expect(plan.isOpen('b1', 'c1', [])).toBe(false);
    expect(plan.isOpen('a2', 'b2', ['a2-b2'])).toBe(false);
    expect(plan.isOpen('b2', 'a2', [])).toBe(true);
    expect(plan.isOpen('a1', 'c1', [])).toBe(false);
  });

  test('says what it is', () => {
    expect(plan.barrier('b1', 'b2', [])).toBe('wall');
    expect(plan.barrier('a2', 'b2', ['a2-b2'])).toBe('door');
    expect(plan.barrier('a2', 'b2', [])).toBeNull();
    expect(plan.barrier('b1', 'c1', [])).toBe('obstacle');
    expect(plan.barrier('a1', undefined, [])).toBe('edge');
  });

  test('floor without a way to it, and nothing on it, is beyond the map', () => {
    const island: StageMap = { ...STAGE, walls: [...STAGE.walls, ['d1', 'd2']], terminals: [] };
    const there = onStage({ heroes: [hero('snake', 'd1')] });
    expect(planOf(island).beyond(onStage())).toEqual(['d1']);
    expect(planOf(island).beyond(onStage({ boss: boss('hind', ['d1']) }))).toEqual(['d1']);
    expect(planOf(island).beyond(there)).toEqual([]);
    expect(planOf({ ...island, terminals: STAGE.terminals }).beyond(onStage())).toEqual([]);
    expect(plan.beyond(onStage())).toEqual([]);
  });

  test('an obstacle between two zones belongs to none', () => {
    expect(plan.grounds('yard')).toEqual(['a1', 'b1', 'a2', 'b2']);
  });
});

describe('the order of guards', () => {
  const told = (n: number, kind: string, guard?: number) => ({ n, kind, rule: '', facts: {}, answers: 0, guard });
  const plan = (guard: number, order: number) => ({ guard, order, mode: 'patrol' as const, token: '', owner: '' });

  test('is the planned one; who does not act has no place', () => {
    const plans = [plan(7, 1), plan(2, 2), plan(3, 0)] as never[];
    expect([...orderOf(plans, [])]).toEqual([
      [7, 1],
      [2, 2],
    ]);
  });

  test('in the middle of the Enemy phase is the one they acted in', () => {
    const events = [
      told(1, 'GuardActivated', 9),
      told(2, 'OrderDrawn'),
      told(3, 'GuardActivated', 4),
      told(4, 'GuardMoved', 4),
      told(5, 'GuardActivated', 1),
    ];
    expect([...orderOf([], events)]).toEqual([
      [4, 1],
      [1, 2],
    ]);
  });

  test('is drawn where the number of a guard does not tell it', () => {
    const order = orderOf([plan(1, 1), plan(3, 2), plan(2, 3)] as never[], []);
    expect([...newsOf(order).keys()]).toEqual([3, 2]);
    const left = orderOf([plan(2, 1), plan(3, 2)] as never[], []); // the first has acted
    expect([...newsOf(left)]).toEqual([]);
  });
});

describe('things on spaces', () => {
  test('the middle belongs to the figure, the corners to the rest', () => {
    const found = things(STAGE, onStage({ guards: [guard(1, 'c2', 'E')], heroes: [hero('snake', 'a2')] }));
    expect(found.find((each) => each.space === 'c2')).toMatchObject({ kind: 'icon', x: 19, y: 19, underFigure: true });
    expect(found.find((each) => each.space === 'd1')).toMatchObject({ kind: 'terminal', x: 0, y: 0, scale: 1 });
  });

  test('Attention under a figure goes to the upper right', () => {
    const heroes = [hero('snake', 'a2', { attention: { side: '!', space: 'a2' } })];
    const [token] = things(STAGE, onStage({ heroes })).filter((each) => each.kind === 'attention');
    expect(token).toMatchObject({ underFigure: true });
    expect(token?.x).toBeGreaterThan(0);
    expect(token?.y).toBeLessThan(0);
  });

  test('an exit knows whose it is, and everybody’s is nobody’s', () => {
    const owned = things({ ...STAGE, exits: ['a1', 'b1'], own_exits: { meryl: 'b1' } }, onStage());
    const exits = owned.filter((each) => each.kind === 'exit');
    expect(exits.map((each) => [each.space, each.owner]).sort()).toEqual([
      ['a1', ''],
      ['b1', 'meryl'],
    ]);
  });

  test('every one has a key of its own, and is either printed or a token', () => {
    const bodies = [
      { space: 'b2', stars: 2, tied: false },
      { space: 'b2', stars: 0, tied: false },
    ];
    const found = things(STAGE, onStage({ bodies }));
    expect(new Set(found.map((each) => each.key)).size).toBe(found.length);
    expect(
      found
        .filter(isPrinted)
        .map((each) => each.kind)
        .sort(),
    ).toEqual(['exit', 'icon']);
  });
});

describe('a boss on the map', () => {
  const fight = onStage({
    heroes: [hero('snake', 'a2')],
    boss: boss('mantis', ['d1', 'd2'], {
      tokens: [
        token('hostage', 'b2', { stands: true, friend: true }),
        token('shadow', 'c2', { stands: true }),
        token('bust', 'a2'),
        token('crosshair', 'a2'),
      ],
    }),
  });

  test('stands in all its spaces, and its standing tokens in theirs; a friend is no enemy', () => {
    expect(occupied(fight)).toEqual(['a2', 'b2', 'c2', 'd1', 'd2']);
    expect(hostile(fight)).toEqual(['c2', 'd1', 'd2']);
  });

  test('leaves the corners to what lies under it; a crosshair is drawn around whoever stands in it', () => {
    const lying = things(STAGE, fight).filter((each) => each.kind === 'token');
    const at = (kind: string) => lying.find((each) => each.kind === 'token' && each.token.kind === kind);
    expect(at('shadow')).toMatchObject({ x: 0, y: 0, scale: 1 });
    expect(at('bust')).toMatchObject({ x: 19, y: 19, underFigure: true });
    expect(at('crosshair')).toMatchObject({ x: 0, y: 0, scale: 1 });
    expect(lying.filter(isOnTop).map((each) => each.kind === 'token' && each.token.kind)).toEqual([
      'bust',
      'crosshair',
    ]);
  });

  test('has nodes with an arrow, and numbered ones without: there the number says enough, under a token nothing more', () => {
    const stage: StageMap = {
      ...STAGE,
      nodes: [
        { space: 'b1', facing: 'S' },
        { space: 'c2', facing: 'S' },
        { space: 'd2', facing: 'S' },
      ],
    };
    const wolf = boss('wolf', [], { printed: { b1: '1', c2: '2' }, tokens: [token('shadow', 'c2', { stands: true })] });
    const nodes = things(stage, onStage({ boss: wolf })).filter((each) => each.kind === 'node');

    expect(nodes.map((each) => [each.space, each.numbered])).toEqual([
      ['b1', true],
      ['d2', false],
    ]);
  });

  test('has the initials of its name, without an article', () => {
    expect(initialsOf('ninja')).toBe('N');
    expect(initialsOf('cyborg-ninja')).toBe('CN');
  });
});

describe('targets', () => {
  const sneak = option('sneak a1');
  const dash = option('dash a1');
  const open = option('interact a2-b2', { spaces: ['a2', 'b2'] });
  const seenThere = { text: 'sneak a1', risks: ['seen' as const], way: [{ space: 'a1', seen_by: [['guard', 'b1']] }] };

  test('each space is lit once, both sides of a door', () => {
    expect(targetsOf([dash, sneak, open], null, new Map()).map((each) => each.space)).toEqual(['a1', 'a2', 'b2']);
  });

  test('the obvious option speaks for its space, the aimed one before it', () => {
    const previews = new Map([['sneak a1', seenThere as never]]);
    expect(targetsOf([dash, sneak], null, previews)[0]).toMatchObject({
      exposed: 'seen',
      isRisky: true,
      isAimed: false,
    });
    expect(targetsOf([dash, sneak], dash, previews)[0]).toMatchObject({
      exposed: 'none',
      isRisky: false,
      isAimed: true,
    });
  });

  test('an eye only where one is really noticed; another one where it is on the way', () => {
    expect(exposureOf({ ...seenThere, risks: [] } as never)).toBe('none');
    expect(exposureOf(seenThere as never)).toBe('seen');
    const passing = { ...seenThere, way: [...seenThere.way, { space: 'a2', seen_by: [] }] };
    expect(exposureOf(passing as never)).toBe('way');
  });
});

describe('the window', () => {
  function opened(width = 812, height = 628): View {
    const view = new View();
    view.measure(width, height, { width: 10, height: 10 });
    return view;
  }

  test('a map with nothing around it is as large, and in the middle, as one without that ring', () => {
    const whole = opened();
    const view = new View();
    view.measure(812, 628, { left: 1, top: 2, width: 10, height: 10 });

    expect(view.scale).toBe(whole.scale);
    expect(view.onScreen({ x: SPACE, y: 2 * SPACE })).toEqual({ x: whole.x, y: whole.y });
    expect(view.spaceAt(whole.x + 1, whole.y + 1)).toBe('b3');
    expect(view.spaceAt(whole.x - 1, whole.y + 1)).toBeNull();
  });

  test('fits the whole map, and again when it is resized', () => {
    const view = opened();
    expect(view.cellSize).toBe(60);
    view.measure(512, 328, { width: 10, height: 10 });
    expect(view.cellSize).toBe(30);
  });

  test('keeps what somebody zoomed to', () => {
    const view = opened();
    view.zoomIn();
    const size = view.cellSize;
    view.measure(700, 600, { width: 10, height: 10 });
    expect(view.cellSize).toBe(size);
    view.fit();
    expect(view.cellSize).toBeLessThan(size);
  });

  test('zooms around the point under the fingers', () => {
    const view = opened();
    view.zoom(1.5, 400, 300);
    const before = view.spaceAt(410, 310);
    view.zoom(1.2, 410, 310);
    expect(view.spaceAt(410, 310)).toBe(before);
  });

  test('is never so far that spaces cannot be told apart', () => {
    const view = opened();
    for (let time = 0; time < 20; time += 1) view.zoomOut();
    expect(view.cellSize).toBeGreaterThanOrEqual(28);
    for (let time = 0; time < 40; time += 1) view.zoomIn();
    expect(view.cellSize).toBeLessThanOrEqual(110);
  });

  test('finds the space under a point, and none beside the map', () => {
    const view = opened();
    expect(view.spaceAt(view.x + 90, view.y + 30)).toBe('b1');
    expect(view.spaceAt(view.x - 2, view.y + 30)).toBeNull();
  });

  test('comes so near that a finger meets a space, and goes back after it', () => {
    const view = opened(324, 340);
    expect(view.cellSize).toBeLessThan(44);
    const whole = view.cellSize;
    view.closeUp('c3', 'there');
    expect(view.cellSize).toBeGreaterThanOrEqual(44);
    view.stepBack();
    expect(view.cellSize).toBe(whole);
  });

  test('what was tapped stays under the finger as far as the map goes', () => {
    const view = opened(324, 340);
    const before = view.onScreen({ x: 330, y: 330 });
    view.closeUp('f6', 'there');
    const after = view.onScreen({ x: 330, y: 330 });
    expect(Math.abs(after.x - before.x)).toBeLessThan(1);
    expect(Math.abs(after.y - before.y)).toBeLessThan(1);
  });

  test('what was tapped is in view as a whole, and the hero beside it, also when the window shrinks', () => {
    const view = opened(324, 340);
    view.closeUp('b9', 'there', 'a9');
    view.measure(324, 150, { width: 10, height: 10 });

    for (const space of ['a9', 'b9']) {
      const { x, y } = view.onScreen(centre(space));
      const half = view.cellSize / 2;
      expect(Math.min(x, y, 324 - x, 150 - y)).toBeGreaterThanOrEqual(half - 0.01);
    }
  });

  test('what an action is about stays in view when the window shrinks, also where spaces were large enough', () => {
    const view = opened(340, 700);
    view.zoom(2, 0, 0);
    view.closeUp('b8', 'centre', 'b8');
    view.measure(340, 150, { width: 10, height: 10 });

    const { y } = view.onScreen(centre('b8'));
    expect(150 - y).toBeGreaterThanOrEqual(view.cellSize / 2 - 0.01);
    view.stepBack();
    view.pan(0, 5000);
    view.measure(340, 160, { width: 10, height: 10 });
    expect(view.onScreen(centre('b8')).y).toBeGreaterThan(160);
  });

  test('another map is shown as a whole, wherever one had looked before', () => {
    const view = opened();
    view.zoom(2, 0, 0);
    view.measure(812, 628, { width: 20, height: 10 });
    expect(view.cellSize).toBeLessThan(45);
    expect(view.spaceAt(400, 300)).not.toBeNull();
  });

  describe('of a small screen', () => {
    const WIDE = { width: 18, height: 8 };

    test('has a wide map turned a quarter to the left if its spaces are larger so', () => {
      const view = new View();
      view.measure(366, 448, WIDE, 'b7');

      expect(view.turned).toBe(true);
      const [west, east, north, south] = ['b7', 'c7', 'b6', 'b7'].map((space) => view.onScreen(centre(space)));
      expect(east?.y).toBeLessThan(west?.y as number);
      expect(north?.x).toBeLessThan(south?.x as number);
      for (const space of ['b7', 'c7', 'b6']) {
        const { x, y } = view.onScreen(centre(space));
        expect(view.spaceAt(x, y)).toBe(space);
      }
    });

    test('opens around the hero, with spaces for fingers; the whole map can be had', () => {
      const view = new View();
      view.measure(366, 448, WIDE, 'b7');

      expect(view.cellSize).toBeGreaterThanOrEqual(40);
      expect(view.isPart).toBe(true);
      const { x, y } = view.onScreen(centre('b7'));
      expect(Math.min(x, y, 366 - x, 448 - y)).toBeGreaterThan(view.cellSize / 2);
      view.fit();
      expect(view.isPart).toBe(false);
    });

    test('keeps a map upright that is as large so, and whole where it can be read', () => {
      const view = new View();
      view.measure(366, 448, { width: 10, height: 9 }, 'a8');

      expect([view.turned, view.isPart]).toEqual([false, false]);
    });

    test('brings out who acts from under a card', () => {
      const view = new View();
      view.measure(366, 448, WIDE, 'b7');
      view.covered = 200;
      view.show('b7');

      const { y } = view.onScreen(centre('b7'));
      expect(y).toBeLessThanOrEqual(248 - view.cellSize / 2);
    });
  });

  test('moves only as far as there is map', () => {
    const view = opened();
    view.zoom(2, 0, 0);
    view.pan(5000, 5000);
    expect(view.x).toBeLessThan(30);
    view.pan(-50_000, -50_000);
    expect(view.spaceAt(800, 600)).toBe('j10');
  });
});
