import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchDrawings, isDrawn } from '../../lib/art.svelte';
import { resetSettings, settings } from '../../lib/settings.svelte';
import { speak } from '../../lib/words.svelte';
import { boss, guard, hero } from '../../testing/figures';
import type { Boss, Hero } from '../../wire';
import { DETAIL, Detail } from '../detail';
import BossFigure from '../layers/BossFigure.svelte';
import GuardFigure from '../layers/GuardFigure.svelte';
import HeroFigure from '../layers/HeroFigure.svelte';
import { rimOf } from './rim';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['figures', 'tokens', 'machines'].map(fetchDrawings));
});
beforeEach(resetSettings);
afterEach(cleanup);

test('figures are drawn where a space has 34 pixels, machines, which are wider, where it has 12', () => {
  const at = (size: number) => {
    const { figures, machines } = new Detail(() => size);
    return { figures, machines };
  };
  expect(at(34)).toEqual({ figures: true, machines: true });
  expect(at(33)).toEqual({ figures: false, machines: true });
  expect(at(12)).toEqual({ figures: false, machines: true });
  expect(at(11)).toEqual({ figures: false, machines: false });
});

test('a plain map and high contrast have signs at every size', () => {
  const detail = new Detail(() => 90);
  settings.plainMap = true;
  expect(detail.figures).toBe(false);
  resetSettings();
  settings.theme = 'contrast';
  expect(detail.machines).toBe(false);
});

const large = { context: new Map([[DETAIL, new Detail(() => 90)]]) };

/** What is drawn: the name of the figure, which is a drawing there is. */
function figure({ container }: { container: HTMLElement }): string {
  const found = container.querySelector('[data-drawing]')?.getAttribute('data-drawing') ?? '';
  expect(isDrawn(found)).toBe(true);
  for (const use of container.querySelectorAll('use')) {
    expect(isDrawn(use.getAttribute('href')?.slice(1) ?? '')).toBe(true);
  }
  return found;
}

test.each([
  ['', 'guard-patrol'],
  ['patrol', 'guard-patrol'],
  ['investigate', 'guard-investigate'],
  ['alert', 'guard-alert'],
  ['attack', 'guard-alert'],
])('a guard in mode "%s" is drawn as %s', (mode, drawing) => {
  expect(figure(render(GuardFigure, { props: { guard: guard(3, 'a1'), mode }, ...large }))).toBe(drawing);
});

test.each<[Hero['pose'], string]>([
  ['', 'snake'],
  ['camouflaged', 'snake'],
  ['boxed', 'boxed'],
  ['disguised', 'disguised'],
  ['hanging', 'hanging'],
])('a hero that is "%s" is drawn as %s', (pose, drawing) => {
  expect(figure(render(HeroFigure, { props: { hero: hero('snake', 'a1', { pose, hostages: 1 }) }, ...large }))).toBe(
    drawing,
  );
});

test.each<[string, string[], Partial<Boss>, string]>([
  ['liquid', ['a1'], { pose: 'off-balance', rim: ['skull'] }, 'liquid-off-balance'],
  ['ninja', ['a1'], { wounded: true }, 'ninja'],
  ['rex', ['a1', 'b1', 'a2', 'b2'], { pose: 'reeling', wounded: true }, 'rex-reeling'],
  ['tank', ['a1', 'b1', 'a2', 'b2'], { facing: null, wounded: true }, 'tank'],
  ['hind', ['a1', 'b1', 'a2', 'b2'], {}, 'hind'],
])('%s is drawn as it stands', (id, spaces, more, drawing) => {
  expect(figure(render(BossFigure, { props: { boss: boss(id, spaces, more), targets: ['d4'] }, ...large }))).toBe(
    drawing,
  );
});

test('a rim has a part for each Health, and ticks where some is lost', () => {
  const { left, lost } = rimOf(4, 1);
  expect(left).toBe('38 3 38 3 38 3 0 164');
  expect(lost).toMatch(/^0 123 (2 2 )+0 164$/);
});
