import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { events } from '../testing/events';
import { CUES } from './cues';
import { caption, Ear, play } from './sound.svelte';

const [move] = events([{ kind: 'Moved', rule: 'ACT-5', facts: {} }]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(10_000);
  settings.captions = true;
  settings.muted = true;
});

afterEach(() => {
  settings.captions = false;
  settings.muted = false;
  vi.useRealTimers();
});

describe('sounds', () => {
  it('are said in words where captions are wanted, for a moment', () => {
    play('alert');
    expect(caption.cue).toBe('alert');

    vi.advanceTimersByTime(3_000);
    expect(caption.cue).toBe('');
  });

  it('raise no second alarm within two seconds', () => {
    vi.advanceTimersByTime(5_000);
    play('alert');
    play('dice');
    play('alert');
    expect(caption.cue).toBe('dice');

    vi.advanceTimersByTime(2_100);
    play('alert');
    expect(caption.cue).toBe('alert');
  });

  it('follow what happens', () => {
    const ear = new Ear();
    const cues = events([
      { kind: 'Moved', rule: 'ACT-4' },
      { kind: 'Rolled', facts: { purpose: 'noise' } },
      { kind: 'TurnEnded' },
      { kind: 'Rolled', facts: { purpose: 'noise' } },
      { kind: 'AttentionPlaced', facts: { side: '?' } },
      { kind: 'AttentionPlaced', facts: { side: '?' } },
      { kind: 'AttentionPlaced', facts: { side: '!' } },
    ]).map((each) => ear.cueOf(each));

    expect(move && ear.cueOf(move)).toBe('dash');
    expect(cues).toEqual(['sneak', 'dice', 'quiet', 'dice', 'noise', 'attention', 'alert']);
  });

  it('tell a boss from everybody else: its card, its track, its blow', () => {
    const ear = new Ear();
    const cues = events([
      { kind: 'BossCardRevealed', facts: { figure: 'raven', card: 'old-trail', side: 'turn' } },
      { kind: 'TrackMoved' },
      { kind: 'BossMoved' },
      { kind: 'Rolled', facts: { purpose: 'boss-attack' } },
      { kind: 'Attacked', facts: { hits: 2 } },
      { kind: 'Rolled', facts: { purpose: 'boss-attack' } },
      { kind: 'Attacked', facts: { hits: 0 } },
      { kind: 'Rolled', facts: { purpose: 'hand-to-hand' } },
      { kind: 'Attacked', facts: { hits: 1 } },
      { kind: 'BossDefeated' },
    ]).map((each) => ear.cueOf(each));

    expect(cues).toEqual(['boss', 'track', 'sneak', 'dice', 'strike', 'dice', null, 'dice', 'hit', 'ko']);
  });

  it('are short, and none louder than the alarm', () => {
    for (const [name, { tones }] of Object.entries(CUES)) {
      for (const { at = 0, ms, db } of tones) {
        expect(at + ms, name).toBeLessThanOrEqual(600);
        expect(db, name).toBeLessThanOrEqual(-10);
      }
    }
  });
});
