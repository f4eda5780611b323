import { cleanup, render } from '@testing-library/svelte';
import { type Component, flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Show } from '../../lib/show';
import { speak } from '../../lib/words.svelte';
import { option, question, Seated } from '../../testing/seated';
import EnemySide from './EnemySide.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('a card over the panel sends the keyboard that was in it to the map', () => {
  const cell = document.body.appendChild(document.createElement('div'));
  cell.setAttribute('role', 'gridcell');
  cell.tabIndex = 0;
  const orders = { blue: 3, red: 1, burned: 0, current: null, discard: ['radio-in 4/3 left flip'], known: null };
  const at = new Seated(question([option('sneak b1')]), [], { orders });
  const { container } = render(EnemySide as Component, { context: at.context });
  const line = container.querySelector<HTMLElement>('summary');
  line?.focus();
  expect(document.activeElement).toBe(line);

  at.room.theatre = { hasCard: true, recapped: [] } as unknown as Show;
  flushSync();

  expect(container.querySelector('[inert]')?.contains(line)).toBe(true);
  expect(document.activeElement).toBe(cell);
});
