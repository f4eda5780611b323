import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { view } from '../../lib/view.svelte';
import { speak } from '../../lib/words.svelte';
import { enemyPhase } from '../../testing/events';
import { guard } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import Theatre from '../../theatre/Theatre.svelte';
import type { Forecast, Pointer } from '../../wire';
import SpaceView from '../inspector/SpaceView.svelte';
import HintCard from './HintCard.svelte';

beforeAll(() => {
  speak('en');
  vi.stubGlobal('fetch', async () => new Response('{"rules": []}'));
});
afterEach(cleanup);

const acting = () => question([option('sneak b1'), option('end')]);
const guards = [guard(1, 'c1')];

function pointer(tone: Pointer['tone'], space: string): Pointer {
  const why = { key: 'bot-hint-camera', facts: { hero: 'snake', space }, rule: 'ORD-8' };
  return { tone, hero: 'snake', why, spaces: [space], guards: [] };
}

describe('where a guard may go', () => {
  const way = { stop: 'd3', weight: { low: 0.6, high: 0.6 }, ends: '' };
  const forecast = { hero: 'snake', space: 'a1', guards: [{ guard: 1, ways: [way] }], heroes: [], orders: [] };

  it('is asked for when the guard is looked at, and told of this position only', async () => {
    vi.useFakeTimers();
    const at = new Seated(acting(), [], { guards });
    render(SpaceView, { props: { space: 'c1' }, context: at.context });
    await vi.advanceTimersByTimeAsync(500);
    const asked = at.sent.findLast((each) => each.type === 'ask-forecast');
    expect(asked).toMatchObject({ hero: 'snake', space: 'a1' });
    at.say({ type: 'forecast', id: asked?.id ?? '', seq: 0, forecast: forecast as unknown as Forecast });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByTestId('guard-ways').textContent).toContain('If the turn ended now, it would go: 60% to D3');

    at.ask(acting(), { guards });
    await tick();
    expect(screen.queryByTestId('guard-ways')).toBeNull();
    vi.useRealTimers();
  });
});

describe('what a hint points at', () => {
  it('is lit as what it is, and alone while it is read', async () => {
    const at = new Seated(acting());
    const { aids } = at.room;
    const pointers = [pointer('danger', 'b1'), pointer('opportunity', 'c1')];
    render(HintCard, { context: at.context });
    aids.hint = { type: 'hint', id: '', seq: 0, tier: 1, pointers, suggestions: [] };
    await tick();
    expect(aids.pointed.map(({ tone, spaces }) => [tone, ...spaces])).toEqual([
      ['danger', 'b1'],
      ['opportunity', 'c1'],
    ]);

    const links = screen.getAllByRole('link');
    await fireEvent.focusIn(links[1] as HTMLElement);
    expect(aids.pointed.map(({ spaces }) => spaces)).toEqual([['c1']]);
    await fireEvent.focusOut(links[1] as HTMLElement);
    expect(aids.pointed.length).toBe(2);
  });
});

describe('a plan that stops in the middle of the turn', () => {
  it('says so to everybody who saw it carried out', () => {
    const at = new Seated(
      acting(),
      [],
      {},
      { deciders: [], acting: { hero: 'snake', bot: 'steady', held: false, by: 1 } },
    );
    render(HintCard, { context: at.context });
    const { state } = at.room;
    if (!state) throw new Error('no state');
    const now = { ...state, acting: null, deciders: [1] };
    at.say({ type: 'update', by: 0, what: 'other', first: 0, events: [], meant: null, state: now });

    expect(view.notice).toContain('the plan stops here');
  });
});

describe('bots', () => {
  it('are told to wait until what happened was seen', async () => {
    settings.speed = 1;
    const at = new Seated(acting(), [], {}, { bots: { meryl: 'steady' } });
    render(Theatre, { context: at.context });
    const { state } = at.room;
    if (!state) throw new Error('no state');
    const said = () => at.sent.filter((each) => each.type === 'showing').map((each) => each.busy);
    at.say({ type: 'update', by: 2, what: 'chose', first: 0, events: enemyPhase(), meant: null, state });
    await tick();
    expect(said()).toEqual([true]);

    at.room.theatre?.toEnd();
    await tick();
    expect(said()).toEqual([true, false]);
  });
});
