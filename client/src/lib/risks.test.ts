import { describe, expect, it } from 'vitest';
import { option, question } from '../testing/seated';
import { isSafe } from './risks';

const sneak = option('sneak b1');
const preview = { text: 'sneak b1' };

describe('“No risk” is said', () => {
  it('of a quiet act whose end is known', () => {
    expect(isSafe(question([sneak]), sneak, preview, undefined)).toBe(true);
    const take = option('interact b1');
    expect(isSafe(question([take]), take, { text: take.text }, null)).toBe(true);
  });

  it('never where dice are rolled or anything else is revealed', () => {
    const door = option('interact b1-b2');
    const roll = { purpose: 'lock', white: 1, black: 2, threshold: 0, hits: [], hit_with_focus: null, chances: [] };
    expect(isSafe(question([door]), door, { text: door.text, reveals: true }, null)).toBe(false);
    expect(isSafe(question([door]), door, { text: door.text }, roll)).toBe(false);
    expect(isSafe(question([door]), door, { text: door.text }, undefined)).toBe(false); // not yet known
  });

  it('never of what draws attention by itself', () => {
    const knock = option('knock');
    const events = [{ n: 0, kind: 'AttentionPlaced', rule: 'ATT-2', facts: {}, answers: 1 }];
    expect(isSafe(question([knock]), knock, { text: 'knock', events }, undefined)).toBe(false);
  });

  it('never of noise that may be heard, of a loud act, or before the preview is there', () => {
    expect(isSafe(question([sneak]), option('sneak b1', { noisy: true }), preview, undefined)).toBe(false);
    expect(isSafe(question([sneak]), option('sneak b1', { loud: true }), preview, undefined)).toBe(false);
    expect(isSafe(question([sneak]), sneak, { ...preview, noise: 1, noise_chance: 1 / 6 }, undefined)).toBe(false);
    expect(isSafe(question([sneak]), sneak, { ...preview, risks: ['last'] }, undefined)).toBe(false);
    expect(isSafe(question([sneak]), sneak, undefined, undefined)).toBe(false);
  });

  it('never of what guards do, nor of who takes the next turn', () => {
    for (const kind of ['path', 'turn', 'facing', 'target']) {
      expect(isSafe(question([sneak], { kind, hero: '' }), sneak, preview, undefined)).toBe(false);
    }
  });
});
