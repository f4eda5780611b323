import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetSettings, type Settings, settings } from '../lib/settings.svelte';
import { speak } from '../lib/words.svelte';
import { onStage, STAGE } from '../testing/stage';
import type { StageMap } from '../wire';
import MapPicture from './MapPicture.svelte';
import { detailAt } from './plates.svelte';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  resetSettings();
});

const painted = (mark: string): StageMap => ({
  ...STAGE,
  plate: { address: `/api/plates/yard/${mark}`, floor: '#141f24', look: 'dock', zones: {} },
});

function drawn(stage = painted('a')) {
  const { container } = render(MapPicture, { props: { stage, position: onStage() } });
  const plates = () => [...container.querySelectorAll('image')].map((each) => each.getAttribute('href')?.split('#')[0]);
  const isPlain = () => container.querySelector('.obstacle') !== null;
  return { container, plates, isPlain };
}

describe('a painted map', () => {
  it('has its plate in the place of lines', () => {
    const { plates, isPlain } = drawn();
    expect(plates()).toEqual(['/api/plates/yard/a/near.svg']);
    expect(isPlain()).toBe(false);
  });

  it('is drawn with lines in high contrast, by daylight, if somebody likes it so, and if it has none', () => {
    const { plates, isPlain } = drawn();
    const plain: Partial<Settings>[] = [{ theme: 'contrast' }, { theme: 'daylight' }, { plainMap: true }];
    for (const wanted of plain) {
      Object.assign(settings, wanted);
      flushSync();
      expect([plates(), isPlain()]).toEqual([[], true]);
      resetSettings();
      flushSync();
      expect(plates()).toHaveLength(1);
    }
    expect(drawn(STAGE).isPlain()).toBe(true);
  });

  it('is drawn with lines where no picture comes', async () => {
    const { container, plates, isPlain } = drawn(painted('b'));
    await fireEvent.error(container.querySelector('image') as Element);
    expect([plates(), isPlain()]).toEqual([[], true]);
  });

  it('has as much detail as there is room for', () => {
    expect([12, 19, 24, 33, 34, 90].map((size) => detailAt(size / 60))).toEqual([
      'far',
      'far',
      'calm',
      'calm',
      'near',
      'near',
    ]);
  });
});

describe('light', () => {
  const watchers = [
    { kind: 'guard' as const, space: 'a1', facing: 'E' as const, sees: ['b1', 'c1'] },
    { kind: 'laser' as const, space: 'a2', facing: null, sees: ['b2'] },
  ];
  const torches = () => {
    const { container } = render(MapPicture, { props: { stage: STAGE, position: { ...onStage(), watchers } } });
    return [...container.querySelectorAll('.torches path')].map((each) => each.getAttribute('d'));
  };

  it('falls on the spaces that a guard sees, and lasers give none', () => {
    expect(torches()).toEqual(['M60 0h60v60h-60zM120 0h60v60h-60z']);
  });

  it('is not there in high contrast, where lines and hatching tell', () => {
    settings.theme = 'contrast';
    expect(torches()).toEqual([]);
  });
});
