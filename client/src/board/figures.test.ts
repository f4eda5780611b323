import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/words.svelte';
import { boss } from '../testing/figures';
import type { Facing } from '../wire';
import BossFigure from './layers/BossFigure.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const notches = (spaces: string[], facing: Facing | null) =>
  render(BossFigure, { props: { boss: boss('tank', spaces, { facing }) } }).container.querySelectorAll('.notch').length;

test('a boss has a notch on the side it faces, and none when it faces all ways (BOS-6)', () => {
  expect(notches(['a1'], 'S')).toBe(1);
  expect(notches(['a1', 'b1'], 'S')).toBe(1);
  expect(notches(['a1', 'b1'], null)).toBe(0);
});
