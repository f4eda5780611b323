import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Campaign } from '../../lib/campaigns.svelte';
import { profile } from '../../lib/profile.svelte';
import { speak } from '../../lib/words.svelte';
import { events } from '../../testing/events';
import { hero, lost, WON } from '../../testing/figures';
import { Seated } from '../../testing/seated';
import { TRAINING } from '../../tutorial/lessons';
import type { FatalChoice, Rank } from '../../wire';
import Debrief from '../Debrief.svelte';
import Timeline from '../replay/Timeline.svelte';
import { choiceWords } from './choice';
import News from './News.svelte';
import RankCard from './Rank.svelte';

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

describe('a loss', () => {
  const choice: FatalChoice = {
    hero: 'snake',
    text: 'dash a1',
    space: 'c6',
    how: 'seen',
    watcher: 'guard',
    guard: 2,
    unspent: 2,
    answers: 4,
    event: 7,
  };

  it.each([
    [{}, 'Snake dashed to C6 in view of guard 2, with 2 actions unspent.'],
    [
      { text: 'end', how: 'found', unspent: 1 },
      'Snake ended the turn in C6, where guard 2 found them, with 1 action unspent.',
    ],
    [{ text: 'knock', how: 'heard', unspent: 0 }, 'Snake knocked in C6 and was heard.'],
    [{ how: 'hit', watcher: 'ocelot', guard: null, unspent: 0 }, 'Snake dashed to C6, in reach of Ocelot.'],
    [{ how: 'struck', watcher: '', guard: null, unspent: 0 }, 'Snake dashed to C6, and that decided it.'],
  ] as [Partial<FatalChoice>, string][])('is told by the choice that led to it: %o', (given, said) => {
    expect(choiceWords({ ...choice, ...given })).toBe(said);
  });

  it('leads back to the moment before that choice, by the one button that stands out', async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
      asked.push([path, body && JSON.parse(body)]);
      return Promise.reject(new Error('away'));
    });
    const given = { seed: 1, nonce: 'ab', ending: { moment: 7, choice, causes: [], footprints: [] } };
    const at = new Seated(null as never, [], { outcome: lost('killed', 'snake'), heroes: [hero('snake')] }, given);
    if (at.room.stage) at.room.stage.id = 'cargo-dock';
    render(Debrief as Component, { context: at.context });
    await screen.findByTestId('retry-new');

    expect([...document.querySelectorAll('dialog .primary')]).toEqual([screen.getByTestId('rewind-to-choice')]);
    await fireEvent.click(screen.getByTestId('rewind-to-choice'));
    expect(asked.find(([path]) => path.endsWith('/branch'))?.[1]).toMatchObject({ answers: 4 });
  });

  it('shows the last picture with a numbered pin wherever something led to it, and says beside it what each was', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    const happened = events([
      { kind: 'OrderDrawn', facts: { card: 'radio-in' } },
      { kind: 'Seen', facts: { hero: 'snake', space: 'b1', watcher: 'guard', watcher_space: 'e1' } },
      { kind: 'Attacked', facts: { attacker: 'guard', target: 'snake', space: 'c3', hits: 1 } },
      { kind: 'Hurt', facts: { figure: 'snake', space: 'c3', damage: 1, kind: 'attack' } },
    ]);
    const causes = ['', 'b1', 'c3', 'c3'].map((space, event) => ({ event, space }));
    const given = { seed: 1, nonce: 'ab', ending: { moment: 1, choice, causes, footprints: [] } };
    const at = new Seated(null as never, [], { outcome: lost('killed', 'snake'), heroes: [hero('snake')] }, given);
    at.room.events = happened;
    render(Debrief as Component, { context: at.context });
    await screen.findByTestId('debrief-more');

    const pins = [...document.querySelectorAll('[data-pin]')].map((pin) => [
      pin.getAttribute('data-pin'),
      [...pin.querySelectorAll('text')].map((each) => each.textContent),
    ]);
    expect(pins).toEqual([
      ['b1', ['2']],
      ['c3', ['3', '4']],
    ]);
    const told = [...screen.getByTestId('debrief-why').querySelectorAll('li')].map((each) => each.textContent);
    expect(told).toHaveLength(4);
    expect(told[1]).toContain('B1');
  });

  it('of a game with lessons is tried again with them, unless they were skipped', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    const taken = { table: 't', looked: [], done: false, skipped: false, lost: true };
    const given = { seed: 1, nonce: 'ab', ending: { moment: 7, choice, causes: [], footprints: [] } };
    const debrief = () => {
      const at = new Seated(null as never, [], { outcome: lost('killed', 'snake'), heroes: [hero('snake')] }, given);
      if (at.room.stage) at.room.stage.id = 'cargo-dock';
      render(Debrief as Component, { context: at.context });
    };

    profile.courses = { [TRAINING.id]: taken };
    debrief();
    const again = await screen.findByTestId('retry-lesson');
    expect([...document.querySelectorAll('dialog .primary')]).toEqual([again]);
    cleanup();

    profile.courses = { [TRAINING.id]: { ...taken, skipped: true } };
    debrief();
    await screen.findByTestId('retry-new');
    expect(screen.queryByTestId('retry-lesson')).toBeNull();
    profile.courses = {};
  });
});

describe('the rank of a win', () => {
  it('says behind one tap what it is made of', () => {
    const rank: Rank = {
      name: 'whisper',
      decibels: 25,
      par: 5,
      parts: [
        { what: 'alerts', count: 2, each: 10 },
        { what: 'damage', count: 1, each: 5 },
        { what: 'rewinds', count: 0, each: 5 },
      ],
      scale: { silence: 0, breath: 10, whisper: 30, murmur: 45, footfall: 60, clatter: 80 },
      wave: [3, 60, 3],
    };
    render(RankCard, { rank });
    const said = screen.getByTestId('rank');

    expect(said.textContent).toContain('Whisper 25 dB');
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '2 alerts: 2 × 10 dB',
      '1 damage: 1 × 5 dB',
    ]);
    expect(said.textContent).toContain('Par here is 5 rounds');
    expect(said.textContent).toContain('Silence to 0 · Breath to 10');
  });
});

describe('a win', () => {
  it('has everybody’s way on its map, and says whose they are', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    const footprints = [
      { hero: 'snake', spaces: ['a1', 'b1', 'b2'] },
      { hero: 'meryl', spaces: ['e5'] },
    ];
    const at = over();
    if (at.room.state) at.room.state.ending = { moment: 0, choice: null, causes: [], footprints };
    render(Debrief as Component, { context: at.context });

    const ways = [...screen.getByTestId('strip').querySelectorAll('[data-way]')];
    expect(ways.map((each) => each.getAttribute('data-way'))).toEqual(['snake', 'meryl']);
    expect(screen.getByTestId('strip').textContent).toContain('The way of Snake and Meryl');
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
