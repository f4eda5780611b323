import { expect, test } from 'vitest';
import { mapIsCalm, resetSettings, settings } from '../../lib/settings.svelte';
import { STAGE } from '../../testing/stage';
import type { StageMap } from '../../wire';
import { moverOf } from './ambient';

const looks = (look: string, kind: 'floor' | 'hole' = 'floor'): StageMap => ({
  ...STAGE,
  plates: { night: { address: '', floor: '' }, day: { address: '', floor: '' }, look, zones: {} },
  spaces: STAGE.spaces.map((each) => ({ ...each, kind })),
});

test('snow falls outside, water glints where there is some, and a wireframe is still', () => {
  expect(moverOf(looks('heliport'))).toBe('snow');
  expect(moverOf(looks('dock', 'hole'))).toBe('water');
  expect(moverOf(looks('dock'))).toBe(null);
  expect(moverOf(looks('office'))).toBe(null);
  expect(moverOf(STAGE)).toBe(null);
});

test('a map is calm for whoever wants it so, and where motion is reduced', () => {
  resetSettings();
  settings.reducedMotion = 'off';
  expect(mapIsCalm()).toBe(false);
  settings.calm = true;
  expect(mapIsCalm()).toBe(true);
  settings.calm = false;
  settings.reducedMotion = 'on';
  expect(mapIsCalm()).toBe(true);
  resetSettings();
});
