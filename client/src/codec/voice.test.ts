import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf, Voice } from './voice.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a mouth opens and shuts with the syllables, and rests after a sentence', () => {
  const beats = beatsOf(['Open', 'it.', 'Go.']);
  expect(beats.map(({ word, open }) => `${word}${open ? 'o' : '-'}`).join(' ')).toBe(
    '0o 0- 1o 1- 1- 1- 1- 2- 2- 2- 2- 2-',
  );
});

test('a call is spoken to its end, or said at once for whoever will not wait', () => {
  const voice = new Voice('Two words');
  const stop = voice.speak();
  expect(voice.now?.word).toBe(0);
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(voice.now).toBeUndefined();
  expect(voice.wave).toEqual([]);
  stop();

  const other = new Voice('Two words');
  other.finish();
  expect(other.now).toBeUndefined();
});
