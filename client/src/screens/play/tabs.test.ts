import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { side } from '../../lib/side.svelte';
import { view } from '../../lib/view.svelte';
import { speak } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import MobileTabs from './MobileTabs.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('a small screen tells of what was said in the chat, and its tab leads there', async () => {
  const at = new Seated(question([option('sneak b1')]), [], { heroes: [hero('snake')] });
  render(MobileTabs as Component, { context: at.context });
  expect(screen.queryByTestId('tab-unread')).toBeNull();

  side.unread = 2;
  expect((await screen.findByTestId('tab-unread')).textContent).toContain('2');
  await fireEvent.click(screen.getByTestId('tab-log'));
  expect([view.tab, side.tab]).toEqual(['log', 'chat']);
});
