import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchDrawings } from '../lib/art.svelte';
import { resetSettings, settings } from '../lib/settings.svelte';
import { speak } from '../lib/words.svelte';
import HeroBase from './HeroBase.svelte';

beforeAll(async () => {
  await speak('en');
  await fetchDrawings('figures');
});
beforeEach(resetSettings);
afterEach(cleanup);

const shown = (stands: boolean) => render(HeroBase, { hero: 'snake', stands }).container;

it('a hero stands on their base as soon as somebody plays them', () => {
  expect(shown(true).querySelector('[href="#snake"]')).not.toBeNull();
  cleanup();
  expect(shown(false).querySelector('[href="#snake"]')).toBeNull();
});

it('a plain map and high contrast have the letter instead', () => {
  settings.plainMap = true;
  expect(shown(true).textContent).toBe('S');
  cleanup();
  resetSettings();
  settings.theme = 'contrast';
  expect(shown(true).textContent).toBe('S');
});
