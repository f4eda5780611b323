import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSettings, settings } from './settings.svelte';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** As after a visit of its own. */
const load = () => import('./settings.svelte');

describe('settings', () => {
  it('are as the game has them for whoever comes first', async () => {
    const { settings } = await load();

    expect(settings.theme).toBe('radar');
    expect(settings.volume.events).toBe(80);
  });

  it('are taken up again, with what a later version added', async () => {
    localStorage.setItem('noisecheck.settings', JSON.stringify({ theme: 'contrast', volume: { events: 10 } }));
    const { settings } = await load();

    expect(settings.theme).toBe('contrast');
    expect(settings.volume).toMatchObject({ events: 10, ui: 60 });
  });

  it('are kept when they change', () => {
    const stop = $effect.root(keepSettings);
    settings.scale = 120;
    flushSync();
    stop();

    expect(JSON.parse(localStorage.getItem('noisecheck.settings') ?? '{}').scale).toBe(120);
  });

  it('can all be put back', async () => {
    const { settings, resetSettings } = await load();
    settings.keys['table.end'] = 'Q';
    settings.layers.sight = 'off';
    resetSettings();

    expect(settings.keys).toEqual({});
    expect(settings.layers.sight).toBe('union');
  });

  it('reduce motion where the player says so, whatever the system says', async () => {
    const { settings, motionIsReduced } = await load();
    settings.reducedMotion = 'on';
    expect(motionIsReduced()).toBe(true);
    settings.reducedMotion = 'off';
    expect(motionIsReduced()).toBe(false);
  });

  it('say odds in hundredths or as dice have them', async () => {
    const { settings } = await load();
    const { percent, speak } = await import('./words.svelte');
    await speak('en');

    expect(percent(11 / 36)).toBe('31%');
    settings.oddsAs = 'fraction';
    expect(percent(11 / 36)).toBe('11 in 36');
    expect(percent(1 / 6)).toBe('1 in 6');
  });
});
