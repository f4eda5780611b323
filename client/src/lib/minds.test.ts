import { beforeAll, describe, expect, it } from 'vitest';
import {
  damageWords,
  intentionSteps,
  intentionWords,
  oddsWords,
  routeOf,
  span,
  stepsWords,
  whyWords,
  withFocus,
} from './minds';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

describe('minds in words', () => {
  it('a figure is told once where it is sure, else from least to most', () => {
    expect(span({ low: 0.22, high: 0.22 })).toBe('22%');
    expect(span({ low: 0.08, high: 0.23 })).toBe('8–23%');
    expect(damageWords({ low: 0.1, high: 0.42 })).toBe('0.1–0.4');
  });

  it('the odds of a roll are told without Focus and with it', () => {
    expect(withFocus(0.62, 0.78)).toBe('62%, with Focus 78%');
    expect(withFocus(0.62, null)).toBe('62%');
  });

  it('a reason names heroes, and spaces as on the map', () => {
    const facts = { hero: 'meryl', target: 'd6' };

    expect(whyWords({ key: 'bot-fells', facts, rule: '' })).toContain('Meryl takes out the guard in D6');
  });

  it('what a bot announces is what its turn is for, and what it will do step by step', () => {
    const why = { key: 'bot-hides', facts: { hero: 'meryl', space: 'c5' }, rule: '' };
    const intention = {
      answers: 0,
      hero: 'meryl',
      bot: 'steady',
      texts: ['sneak c5', 'end'],
      why,
      seconds: 1,
    } as const;

    expect(intentionWords({ ...intention, texts: [...intention.texts] })).toContain(
      'Meryl (Steady): Meryl gets out of the way, to C5',
    );
    expect(intentionSteps({ ...intention, texts: [...intention.texts] })).toBe('Sneak to C5 → End the turn');
  });

  it('a plan is shown where it leads', () => {
    expect(routeOf({ options: ['dash b1', 'step c1', 'focus plus-2', 'end'] }).spaces).toEqual(['b1', 'c1']);
  });

  it('what guards see is said to be open before guards only: a fight is not about them', () => {
    const open = { spotted: null, attacked: null, heard: null, success: 0.5, with_focus: null };

    expect(oddsWords(open, false)).toEqual(['works out 50%', 'what guards see then depends on dice']);
    expect(oddsWords(open, true)).toEqual(['works out 50%']);
  });

  it('a plan tells of the whole turn that is played, to its end', () => {
    const odds = { spotted: null, attacked: null, heard: null, success: null, with_focus: null };

    expect(stepsWords({ odds, options: ['sneak e6'] }, true)).toBe('Sneak to E6 → … → End the turn');
    expect(stepsWords({ odds, options: ['sneak e6', 'sneak e7'] }, false)).toBe(
      'Sneak to E6 → Sneak to E7 → End the turn',
    );
    expect(stepsWords({ odds, options: ['end'] }, false)).toBe('End the turn');
    expect(stepsWords({ odds: null, options: ['pass'] }, false)).toBe('Leave it as it is');
  });
});
