import { beforeAll, describe, expect, it } from 'vitest';
import { boss } from '../../board/testing';
import { speak } from '../../lib/words.svelte';
import { events } from '../../theatre/made';
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
