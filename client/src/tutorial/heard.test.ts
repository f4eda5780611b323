import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Card from './Card.svelte';
import { heard } from './heard.svelte';

afterEach(cleanup);

it('a card puts its words into a region that was there before it', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Press 1, then a space.</p>' }));
  const { unmount, container } = render(Card, { title: 'Sneak', icon: 'target', testid: 'card', children });
  await tick();

  expect(heard.text).toBe('Sneak. Press 1, then a space.');
  expect(container.querySelector('[role=status]')).toBeNull();
  unmount();
  expect(heard.text).toBe('');
});
