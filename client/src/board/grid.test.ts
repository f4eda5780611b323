import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { speak } from '../lib/words.svelte';
import { option, question, Seated, YARD } from '../testing/seated';
import type { HeroRisk } from '../wire';
import { Acts } from './acts.svelte';
import Grid from './Grid.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('tells the risk of a space, but not while another moment is shown', async () => {
  const at = new Seated(question([option('sneak b1')]));
  const { room, hand, context } = at;
  const { position } = room;
  if (!position) throw new Error('no position');
  const none = { low: 0, high: 0 };
  const risk: HeroRisk = { hero: 'snake', spotted: { low: 0, high: 0.5 }, attacked: none, damage: none, killed: none };
  room.aids.risks = new Map([['b1', risk]]);
  render(Grid, { props: { stage: YARD, position, acts: new Acts({ room, hand }) }, context });
  const label = () => screen.getAllByRole('gridcell')[1]?.getAttribute('aria-label');
  expect(label()).toContain('Spotted by the guards: 0–50%');

  room.staged = position;
  await tick();
  expect(label()).not.toContain('Spotted by the guards');
});
