import { expect, test } from 'vitest';
import { drawings, fetchDrawings, hasDrawings } from './art.svelte';

test('drawings come when they are first asked for', async () => {
  expect(hasDrawings('figures')).toBe(false);
  await fetchDrawings('figures');
  expect(hasDrawings('figures')).toBe(true);
  expect(drawings.figures).toMatch(/^\s*(<!--.*?-->\s*)?<defs>.*<symbol id="snake"/s);
});
