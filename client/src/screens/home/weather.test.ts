import { expect, test } from 'vitest';
import { weatherAt } from './weather';

test('the night outside grows into a storm and then into dawn as the campaign goes on', () => {
  const nights = Array.from({ length: 16 }, (_, reached) => weatherAt(reached));

  expect([...new Set(nights)]).toEqual(['night', 'storm', 'dawn']);
  expect([nights[1], nights.at(-1)]).toEqual(['night', 'dawn']);
});
