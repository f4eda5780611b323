import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak, t } from '../../lib/words.svelte';
import { lost, position, WON } from '../../testing/figures';
import { YARD } from '../../testing/seated';
import type { Position } from '../../wire';
import { endingOf } from './endings';
import Objectives from './Objectives.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const boss = (damage: number) => ({ id: 'wolf', damage, health: 12 }) as Position['boss'];

describe('the end of a stage', () => {
  it('is told as it came: won or lost', () => {
    expect(endingOf('heliport', { outcome: WON, boss: null })).toBe(t('stage-heliport.won'));
    expect(endingOf('heliport', { outcome: lost('time'), boss: null })).toBe(t('stage-heliport.lost'));
  });

  it('has words of its own for a boss that was spared, a hostage that died, a guard who was killed', () => {
    expect(endingOf('sniper-wolf', { outcome: WON, boss: boss(12) })).toBe(t('stage-sniper-wolf.won'));
    expect(endingOf('sniper-wolf', { outcome: WON, boss: boss(4) })).toBe(t('stage-sniper-wolf.spared'));
    expect(endingOf('revolver-ocelot', { outcome: lost('hostage', 'hostage'), boss: boss(4) })).toBe(
      t('stage-revolver-ocelot.lost-hostage'),
    );
    expect(endingOf('stealth', { outcome: lost('killing', 'guard'), boss: null })).toBe(
      t('stage-stealth.lost-killing'),
    );
  });

  it('is the common one where a stage makes no difference, and nothing where it has no words', () => {
    expect(endingOf('heliport', { outcome: lost('killing', 'guard'), boss: null })).toBe(t('stage-heliport.lost'));
    expect(endingOf('nowhere', { outcome: WON, boss: null })).toBe('');
  });

  it.each([
    [WON, 12, 'Wolf defeated done'],
    [WON, 4, 'Wolf spared done'],
    [lost('time'), 4, 'Wolf defeated not done'],
  ])('says of a boss what became of it: $0.kind at $1 damage', (outcome, damage, said) => {
    render(Objectives, { stage: YARD, position: position({ outcome, boss: boss(damage) }) });

    expect(screen.getByRole('listitem').textContent?.replace(/\s+/g, ' ').trim()).toBe(said);
  });

  it('of a VR fight is told by its boss', () => {
    expect(endingOf('recon-wolf', { outcome: WON, boss: boss(12) })).toBe(t('stage-escape-wolf.won'));
    expect(endingOf('recon-wolf', { outcome: WON, boss: boss(12) })).toContain('red dot');
  });
});
