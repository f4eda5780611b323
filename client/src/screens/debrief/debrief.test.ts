import { cleanup, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Campaign } from '../../lib/campaigns.svelte';
import { speak } from '../../lib/words.svelte';
import { events } from '../../testing/events';
import { hero, WON } from '../../testing/figures';
import { Seated } from '../../testing/seated';
import Debrief from '../Debrief.svelte';
import Timeline from '../replay/Timeline.svelte';
import News from './News.svelte';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const over = () => {
  const at = new Seated(null as never, [], { outcome: WON, heroes: [hero('snake')] }, { seed: 1, nonce: 'ab' });
  if (at.room.stage) at.room.stage.id = 'cargo-dock';
  return at;
};

describe('what a campaign keeps of a game', () => {
  const key = { id: 'c', token: 'k', name: 'My run', opened: 0, reached: 1 };
  const told = (prizes: number) => {
    const campaign = new Campaign(key);
    render(News, { props: { won: true, prizes, campaign }, context: over().context });
    return screen.getByTestId('campaign-news').textContent;
  };

  it('speaks of the Memory Box where something was won, and only there', () => {
    expect(told(1)).toContain('what you won is in the Memory Box');
    cleanup();
    expect(told(0)).toContain('The result counts. You can play');
  });
});

describe('the timeline', () => {
  it('has a heart where a hero was hurt, not where a boss, a hostage or a guard was', () => {
    const figures = ['snake', 'ocelot', 'hostage', 'guard', 'meryl'];
    const { container } = render(Timeline, {
      props: { events: events(figures.map((figure) => ({ kind: 'Hurt', facts: { figure, damage: 1 } }))) },
    });

    const hearts = [...container.querySelectorAll('.mark')].map((each) => each.getAttribute('title'));
    expect(hearts).toEqual(['Snake', 'Meryl']);
  });
});

describe('what one can do after a game', () => {
  it('is there all at once, the next mission first', async () => {
    let arrives = (_: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      arrives = resolve;
    });
    vi.stubGlobal('fetch', (path: string) => (path.endsWith('/stages') ? answer : Promise.reject(new Error('away'))));
    render(Debrief as Component, { context: over().context });

    expect(screen.queryByTestId('retry-new')).toBeNull();
    const cards = ['cargo-dock', 'heliport'].map((id) => ({ id, mission: '' }));
    arrives(new Response(JSON.stringify(cards), { status: 200 }));
    const next = await screen.findByTestId('next-mission');
    expect(next.compareDocumentPosition(screen.getByTestId('retry-new'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
