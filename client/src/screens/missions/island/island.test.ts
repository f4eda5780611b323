import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import looks from '../../../../../src/noisecheck/art/looks.py?raw';
import { speak } from '../../../lib/words.svelte';
import { campaignPage, standing } from '../../../testing/pages';
import { CHAMBERS, colours } from './chambers';
import Island from './Island.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('chambers have the colours of the places they are', () => {
  const styles = new Map(
    [...looks.matchAll(/"(\w+)": Style\((.*?)\n {4}\)/gs)].map(([, look, style]) => [look, style]),
  );
  for (const chamber of Object.values(CHAMBERS)) {
    for (const colour of colours(chamber)) expect(styles.get(chamber.look), chamber.look).toContain(colour);
  }
});

it('the sky says what comes next and what the first stage ahead waits for', () => {
  const ahead = (number: number) =>
    standing('', {
      number,
      state: 'ahead',
      veiled: true,
      reason: { key: 'ahead', facts: { number: number - 1 } },
    });
  const stages = [standing('dock', { number: 1 }), ahead(2), ahead(3)];
  const { container } = render(Island, { page: campaignPage({ next: 'dock', stages }) });
  const sky = container.querySelector('p')?.textContent ?? '';

  expect(sky).toContain('Stage 2 has to wait: clear stage 1 first.');
  expect(sky).not.toContain('stage 2 first');
});
