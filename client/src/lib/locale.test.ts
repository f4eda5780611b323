import { afterEach, describe, expect, it, vi } from 'vitest';
import { dated, day, duration, listed, locale, number, percentage } from './locale.svelte';
import { speak, t } from './words.svelte';

const read = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
afterEach(() => vi.unstubAllGlobals());

describe('dates and numbers', () => {
  it('are those of the reader, not those of America', () => {
    read('de-AT', 'en-GB', 'en-US');

    expect(locale()).toBe('en-GB');
    expect(day('2026-11-07')).toMatch(/^Saturday,? 7 November 2026$/);
    expect(dated('2026-11-07T15:04:00')).toBe('7 Nov 2026, 15:04');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('have the commas and signs of the language that is spoken', () => {
    read('en-US');
    expect([number(12_345), number(0.25, 1), percentage(0.305)]).toEqual(['12,345', '0.3', '31%']);
    expect(locale('de')).toBe('de');
  });

  it('tell a stretch of time in hours and minutes', () => {
    read('en-GB');
    expect([20_000, 25 * 60_000, 60 * 60_000, 125 * 60_000].map(duration)).toEqual(['0m', '25m', '1h', '2h 5m']);
  });

  it('are so in messages too', async () => {
    read('en-GB');
    await speak('en');
    expect(t('settings-percent', { value: 85 })).toBe('85%');
  });
});
