import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { name, speak } from '../../lib/words.svelte';
import { events } from '../../testing/events';
import { boss } from '../../testing/figures';
import type { Entry } from '../log/entries';
import { entryWords } from '../log/words';
import BossMemory from './BossMemory.svelte';
import BossTrack from './BossTrack.svelte';
import { lastPlayed, nextCard, placesOf } from './memory';

beforeAll(() => speak('en'));

describe('boss memory', () => {
  it('goes from the top: what was put back, what nobody has seen, what comes after that', () => {
    const found = placesOf(
      boss('ocelot', ['c1'], { atop: ['reload'], unseen: ['bank-shot', 'fan-fire'], seen: ['quick-draw'] }),
    );
    expect(found).toEqual([
      { at: 1, card: 'reload', unseen: [] },
      { at: 2, card: '', unseen: ['bank-shot', 'fan-fire'] },
      { at: 4, card: 'quick-draw', unseen: [] },
    ]);
  });

  it('knows the next card when it was put back on top, or when all have been seen', () => {
    expect(nextCard(boss('ocelot', ['c1'], { atop: ['reload'], unseen: ['fan-fire'] }))).toBe('reload');
    expect(nextCard(boss('ocelot', ['c1'], { seen: ['long-shot', 'reload'] }))).toBe('long-shot');
  });

  it('does not know the next card as long as any other is unseen', () => {
    expect(nextCard(boss('ocelot', ['c1'], { unseen: ['fan-fire'], seen: ['reload'] }))).toBe('');
  });

  it('tells what was played last', () => {
    const told = events([
      { kind: 'BossCardRevealed', facts: { figure: 'ocelot', card: 'fan-fire', side: 'turn' } },
      { kind: 'RoundBegan', facts: { round: 2 } },
      { kind: 'BossCardRevealed', facts: { figure: 'ocelot', card: 'reload', side: 'reaction' } },
      { kind: 'Moved', facts: {} },
    ]);
    expect(lastPlayed(told)?.facts.card).toBe('reload');
    expect(lastPlayed([])).toBeUndefined();
  });
});

describe('what its cards do', () => {
  it('is told of those nobody has seen too, and of one that lies open', () => {
    render(BossMemory, {
      boss: boss('ocelot', ['c1'], { open: ['quick-draw'], unseen: ['bank-shot', 'fan-fire'], seen: ['long-shot'] }),
    });
    const open = screen.getByTestId('boss-open');
    expect(open.textContent).toContain(name('quick-draw'));
    expect(open.textContent).toContain('He goes 1 node clockwise. He attacks the nearest hero');
    const unseen = screen.getByTestId('boss-unseen');
    expect(unseen.textContent).toContain('He goes 2 nodes clockwise.');
    expect(unseen.textContent).toContain('every hero within 3 spaces');
    expect(screen.getByTestId('boss-next').textContent).toContain('2 unseen cards');
  });
});

describe('a wounded boss', () => {
  it('is said to do what it does now, on its track and on its cards', () => {
    render(BossTrack, { boss: boss('hind', ['c1'], { steps: ['threat-3'], numbers: { 'threat-3': 2 } }) });
    render(BossMemory, { boss: boss('tank', ['c1'], { seen: ['bulldoze'], numbers: { bulldoze: 4 } }) });
    expect(screen.getByText(/shifts it 2 spaces/)).toBeTruthy();
    expect(screen.getByTestId('boss-card-bulldoze').textContent).toContain('within 4 spaces');
  });

  it('is said in the log to have done what it did', () => {
    const facts = { figure: 'tank', card: 'bulldoze', side: 'turn', number: 4 };
    const [event] = events([{ kind: 'BossCardRevealed', facts }]);
    if (!event) throw new Error('no event');
    expect(entryWords({ events: [event] } as Entry, 'tank')).toContain('within 4 spaces');
  });
});
