import { expect, test } from 'vitest';
import { abilitiesOf, actionsOf, costOf, HEROES, isNoisy } from './heroes';

test('heroes come in the order of the rulebook', () => {
  expect(HEROES).toEqual(['snake', 'meryl', 'otacon', 'gray-fox']);
});

test('the dock has moves first, then blows, then the rest; what is a hero’s own stands where it belongs', () => {
  const row = (hero: string) => actionsOf(hero).join(' ');

  expect(row('snake')).toBe('sneak dash hand-to-hand combo takedown drag interact knock refresh');
  expect(row('meryl')).toBe('sneak dash hand-to-hand combo disguise drag interact knock refresh');
  expect(row('otacon')).toBe('sneak dash interact knock refresh hack search access');
  expect(row('gray-fox')).toBe('sneak dash hand-to-hand combo drag interact knock refresh');
});

test('abilities, costs and noise are those of the dashboard', () => {
  expect(abilitiesOf('snake')).toEqual(['sneak-attack', 'i-work-alone']);
  expect(abilitiesOf('otacon')).toEqual([]);
  expect(['sneak', 'combo', 'topple', 'refresh'].map(costOf)).toEqual([1, 2, 2, 1]);
  expect(['dash', 'drag', 'sneak'].map(isNoisy)).toEqual([true, true, false]);
});
