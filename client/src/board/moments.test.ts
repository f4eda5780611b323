import { expect, test } from 'vitest';
import { strengthsAt } from './moments';

test('whoever walks sees where they are seen and how far they get', () => {
  expect(strengthsAt({})).toMatchObject({ sight: 'loud', reach: 'loud', ways: true });
});

test('a guard that is looked at hides the reach, whatever else is going on', () => {
  expect(strengthsAt({ guard: true, attack: true, fire: true })).toMatchObject({ reach: 'off', sight: 'quiet' });
});

test('with an attack in hand, ways and reach are gone and the sight of others is quiet', () => {
  expect(strengthsAt({ attack: true, fire: true })).toMatchObject({ sight: 'quiet', reach: 'off', ways: false });
});

test('where a boss has announced its fire, reach is quiet and no way is drawn', () => {
  expect(strengthsAt({ fire: true })).toMatchObject({ sight: 'loud', reach: 'quiet', ways: false });
});

test('while enemies act, nothing speaks of what one could do', () => {
  expect(strengthsAt({ enemies: true })).toMatchObject({ reach: 'off', cursor: false });
});
