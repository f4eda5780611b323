import { flushSync } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { option, question, Seated } from '../testing/seated';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

it('keeps the open list and the picked dice when somebody else comes or goes', () => {
  const at = new Seated(question([option('sneak b1')]));
  const stop = $effect.root(() => at.hand.keepUp());
  flushSync();
  at.hand.menu = 'b1';
  at.hand.picked = [1];

  const { players = [], deciders = [] } = at.room.state ?? {};
  at.say({ type: 'presence', players: [...players], spectators: 1, deciders: [...deciders] });
  flushSync();

  expect(at.hand.menu).toBe('b1');
  expect(at.hand.picked).toEqual([1]);
  stop();
});
