import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak, t } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { FromServer, Intention, RoomState } from '../../wire';
import Inspector from './Inspector.svelte';

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(path.endsWith('/rules') ? '{"rules": []}' : '[]'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acting = () => question([option('sneak b1'), option('dash b1'), option('knock'), option('end')]);

function strip(at = new Seated(acting())) {
  const { container } = render(Inspector, { context: at.context });
  const words = () => container.querySelector('.words')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { at, hand: at.hand, words };
}

describe('the strip under the map', () => {
  it('says how to begin while nothing is under the hand', () => {
    expect(strip().words()).toContain(t('play-inspect-hint'));
  });

  it('says what a space is, and what an option would do that is offered there', () => {
    const { hand, words } = strip();

    hand.hovered = 'e5';
    flushSync();
    expect(words()).toContain('E5');

    hand.hovered = 'b1';
    flushSync();
    expect(words()).toContain('Sneak to B1');
  });

  it('says what is armed, and of an action under the pointer what it is', () => {
    const { hand, words } = strip();

    hand.arm('sneak');
    flushSync();
    expect(words()).toContain(t('play-armed', { what: 'Sneak' }));

    hand.clear();
    hand.subject = 'knock';
    flushSync();
    expect(words()).toContain('Knock');
  });

  it('says why something is not possible before anything that is', () => {
    const { hand, words } = strip();

    hand.hovered = 'b1';
    hand.reasons.why = { text: 'sneak e5', rule: 'MOV-1', reason: 'too-far', facts: { space: 'e5', start: 'a1' } };
    hand.hovered = '';
    flushSync();

    expect(words()).toContain('Sneak to E5');
    expect(words()).toContain('MOV-1');
  });

  it('says what the server refused', async () => {
    const { at, words } = strip();

    at.room.refusal = { type: 'refused', id: '', code: 'not-your-hero', facts: {}, objection: null };
    flushSync();

    expect(words()).toBe(t('refusal-not-your-hero'));
  });

  it('says what a bot is about to do, and why', () => {
    const { at, words } = strip();
    const why = { key: 'bot-waits', facts: {}, rule: '' };

    const intention: Intention = { hero: 'snake', bot: 'steady', texts: ['sneak b1'], why, answers: 0, seconds: 3 };
    at.room.intention = intention;
    flushSync();

    expect(words()).toContain('Sneak to B1');
    expect(words()).toContain(t('bot-waits'));
  });
});

describe('together', () => {
  const others: Partial<RoomState> = {
    deciders: [2],
    players: [1, 2].map((id) => ({
      ...{ id, name: id === 1 ? 'Ana' : 'Ben', heroes: [id === 1 ? 'meryl' : 'snake'], here: true, away: 0 },
      ...{ ready: true, lead: id === 2, idle: 0, missed: false },
    })),
  };
  const heroes = [hero('snake', 'a1'), hero('meryl', 'a5')];
  const plan: FromServer = {
    ...{ type: 'ghosts', gone: [] },
    ghosts: [{ hero: 'meryl', player: 1, answers: ['sneak b5', 'sneak c5', 'knock'], way: ['a5', 'b5', 'c5'] }],
  };

  it('says how to plan while others act, and then what is planned', () => {
    const { at, words } = strip(new Seated(acting(), [], { heroes }, others));
    expect(words()).toContain(t('plan-hint'));

    at.say(plan);
    flushSync();

    expect(words()).toContain(`${t('plan-yours', { hero: 'meryl' })} Go to C5 → Knock`);
    expect(document.querySelector('[data-testid="clear-plan"]')).not.toBeNull();
    expect(document.querySelector('[data-testid="do-plan"]')).toBeNull();
  });

  it('says that a plan is not possible any more', () => {
    const { at, words } = strip(new Seated(acting(), [], { heroes }, others));

    at.say({ type: 'ghosts', ghosts: [], gone: ['meryl'] });
    flushSync();

    expect(words()).toContain(t('plan-gone', { hero: 'meryl' }));
  });

  it('has a button for fingers that points at a space', () => {
    const { at, hand } = strip(new Seated(acting(), [], { heroes }, others));
    hand.touch = true;
    hand.cursor = 'c3';
    flushSync();

    document.querySelector<HTMLButtonElement>('[data-testid="point-out"]')?.click();

    expect(at.sent.at(-1)).toEqual({ type: 'ping', space: 'c3' });
  });
});
