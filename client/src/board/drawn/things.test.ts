import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchDrawings, isDrawn } from '../../lib/art.svelte';
import { resetSettings, settings } from '../../lib/settings.svelte';
import { speak } from '../../lib/words.svelte';
import { BARE, objective, onStage, STAGE } from '../../testing/stage';
import type { Position, StageMap } from '../../wire';
import { DETAIL, Detail } from '../detail';
import Doors from '../layers/Doors.svelte';
import Locks from '../layers/Locks.svelte';
import Things from '../layers/Things.svelte';
import { things } from '../things';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['figures', 'things'].map(fetchDrawings));
});
beforeEach(resetSettings);
afterEach(cleanup);

/** What is drawn of the things in a1, from below upwards; and what is written on them. */
function drawn(lying: Partial<StageMap>, now: Partial<Position> = {}, size = 60): string {
  const position = onStage(now);
  const props = { things: things({ ...STAGE, ...BARE, ...lying }, position), cameras: position.cameras };
  const { container } = render(Things, { props, context: new Map([[DETAIL, new Detail(() => size)]]) });
  return told(container);
}

function told(container: HTMLElement): string {
  const uses = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  for (const use of uses) expect(isDrawn(use)).toBe(true);
  return [...uses, ...[...container.querySelectorAll('text')].map((text) => text.textContent?.trim())].join(' ');
}

const at = { space: 'a1' };
const trap = { ...at, orange: null, green: null };

test.each<[string, Partial<StageMap>, Partial<Position>]>([
  ['thing-terminal 3', { terminals: [{ ...at, level: 3, needs: [] }] }, {}],
  ['thing-terminal-hacked 3', { terminals: [{ ...at, level: 3, needs: [] }] }, { hacked: ['a1'] }],
  ['thing-lift C4', { elevators: [{ ...at, to: 'c4', drawing: 'thing-lift' }] }, {}],
  ['thing-hatch C4', { elevators: [{ ...at, to: 'c4', drawing: 'thing-hatch' }] }, {}],
  ['thing-grating thing-exit', { exits: ['a1'] }, {}],
  ['thing-grating thing-corners S', { exits: ['a1'], own_exits: { snake: 'a1' } }, {}],
  ['thing-camera-way thing-camera G O', { cameras: [{ ...at, orange: 'W', green: 'S' }] }, {}],
  ['thing-camera OG', { cameras: [{ ...at, orange: 'W', green: 'W' }] }, { cameras: 'green' }],
  ['thing-trap', {}, { traps: [{ ...trap, kind: null }] }],
  ['thing-trap-laser', {}, { traps: [{ ...trap, kind: 'laser' }] }],
  ['thing-trap-blank', {}, { traps: [{ ...trap, kind: 'blank' }] }],
  [
    'thing-camera-way thing-trap-camera O G',
    {},
    { cameras: 'green', traps: [{ ...at, kind: 'camera', orange: 'N', green: 'E' }] },
  ],
  ['thing-objective', { objectives: [objective('a1')] }, {}],
  ['thing-objective-optional', { objectives: [objective('a1', { optional: true })] }, {}],
  ['thing-objective-down', { objectives: [objective('a1')] }, { face_down: ['a1'] }],
  ['thing-objective-taken', { objectives: [objective('a1')] }, { taken: ['a1'] }],
  ['hostage', { objectives: [objective('a1', { hostage: true })] }, {}],
  ['thing-locker B', { events: [{ ...at, letter: 'B', drawing: 'thing-locker' }] }, {}],
  ['thing-supply', { supplies: ['a1'] }, {}],
  ['thing-barracks 4', { barracks: [{ ...at, zone: 'main', count: 4, faces: 'N' }] }, {}],
  ['thing-node thing-facing', { nodes: [{ ...at, facing: 'E' }] }, {}],
])('on the map lies %s', (wanted, lying, now) => {
  expect(drawn({ ...lying, spaces: [] }, now)).toBe(wanted);
});

test('paint on the floor is a drawing too', () => {
  const icons = (icon: 'turn' | 'E') => ({ spaces: [{ name: 'a1', kind: 'floor' as const, zone: null, icon }] });
  expect(drawn(icons('E'))).toBe('thing-facing');
  expect(drawn(icons('turn'))).toBe('thing-turn');
});

test('where spaces are small, and on a plain map, things are signs', () => {
  const desk = { terminals: [{ ...at, level: 3, needs: [] }], spaces: [] };
  expect(drawn(desk, {}, 33)).toBe('3');
  settings.plainMap = true;
  expect(drawn(desk)).toBe('3');
});

test.each([
  [['4+'], false, 'thing-door-leaf', 'thing-padlock 3'],
  [['4+'], true, 'thing-door-leaf-bars', 'thing-padlock 3'],
  [[], false, 'thing-door-leaf-sealed', ''],
])('a door that needs %s, barred: %s, has two leaves: %s', (needs, barred, leaf, lock) => {
  const stage = { ...STAGE, doors: STAGE.doors.map((door) => ({ ...door, needs, barred })) };
  const shown = { props: { stage, position: onStage() }, context: new Map([[DETAIL, new Detail(() => 60)]]) };
  expect(told(render(Doors, shown).container)).toBe(`${leaf} ${leaf} thing-door-posts`);
  cleanup();
  expect(told(render(Locks, shown).container)).toBe(lock);
});
