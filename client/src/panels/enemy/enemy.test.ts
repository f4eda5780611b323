import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak, t } from '../../lib/words.svelte';
import { guard } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { GuardPlan } from '../../wire';
import EnemyPanel from './EnemyPanel.svelte';
import { cardWords, planWords } from './enemy';

beforeAll(() => speak('en'));

const PLAN: GuardPlan = {
  guard: 2,
  order: 1,
  mode: 'patrol',
  token: '',
  owner: '',
  target: null,
  way: [],
  ties: [],
  stops: {},
};

describe('the panel', () => {
  test('has an Order card as its name, its numbers and a few words; the rest is folded', () => {
    const orders = { blue: 3, red: 1, burned: 0, current: null, discard: ['radio-in 4/3 left flip'], known: null };
    const at = new Seated(question([option('sneak b1')]), [], { orders });
    render(EnemyPanel, { context: at.context });
    const line = screen.getByTestId('card-radio-in') as HTMLDetailsElement;

    expect(line.querySelector('summary')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Last order Radio-In !4 ·3 ↺ Missing guards come back.',
    );
    expect(line.open).toBe(false);
    expect(line.querySelector('p')?.textContent).toBe(cardWords('radio-in 4/3 left flip'));
    cleanup();
  });
});

describe('an Order card', () => {
  test('says its action, its numbers, its arrow, and whether the cameras flip', () => {
    expect(cardWords('radio-in 4/3 left flip')).toBe(
      `Radio-In: ${t('order-radio-in')} Guards move 4 on alert, else 3. They turn left. Cameras flip.`,
    );
    expect(cardWords('waken 6/5 right')).not.toContain('Cameras');
  });

  test('may be the last one', () => {
    expect(cardWords('game-over')).toContain(t('order-game-over'));
  });
});

describe('the plan of a guard', () => {
  const two = guard(2, 'a1', 'E');

  test('on patrol says where cards of different numbers end it', () => {
    expect(planWords(two, { ...PLAN, way: ['b1', 'b2'], stops: { 1: 'b1', 2: 'b2' } })).toBe('Patrol to B1–B2');
    expect(planWords(two, PLAN)).toBe('Patrol stays in A1');
  });

  test('says what it goes for', () => {
    const plan: GuardPlan = { ...PLAN, mode: 'investigate', token: '?', owner: 'snake', target: 'd2', way: ['b1'] };
    expect(planWords(two, plan)).toBe('Investigate Snake’s ? in D2');
    expect(planWords(two, { ...plan, token: 'ko' })).toBe('Investigate a sleeping guard in D2');
  });

  test('says that players would choose among equal ways', () => {
    expect(planWords(two, { ...PLAN, ties: [['b1'], ['a2']] })).toBe('Patrol · 2 equal paths');
  });

  test('is not known while something else is shown; then the guard says where it is', () => {
    expect(planWords(two, undefined)).toBe('A1');
    expect(planWords({ ...two, activated: true, damage: 1 }, undefined)).toBe('has acted · damage 1');
  });
});
