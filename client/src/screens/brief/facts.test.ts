import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { objective, onStage, STAGE } from '../../testing/stage';
import type { Position, StageCard, StageMap } from '../../wire';
import Objectives from '../debrief/Objectives.svelte';
import Facts from './Facts.svelte';
import { apart } from './goals';

beforeAll(async () => {
  await speak('en');
  vi.stubGlobal('fetch', async () => new Response('{"rules": []}'));
});
afterEach(cleanup);

function briefed(given: Partial<StageMap>, card: Partial<StageCard> = {}, heroes = 2): string {
  const map = { ...STAGE, ...given };
  const whole: StageCard = {
    id: 'test',
    group: 'other',
    number: 0,
    place: 0,
    mission: '',
    kind: 'sneaking',
    minutes: 30,
    parties: { 2: [['snake'], ['meryl']], 3: [['snake', 'meryl', 'otacon'], []] },
    needed: { 2: map.needed, 3: map.needed },
    rules: {},
    rewards: [],
    own_exits: {},
    map,
    opening: onStage(),
    ...card,
  };
  return (
    render(Facts, { props: { card: whole, heroes, box: [], calls: [], isCleared: false } }).container.textContent ?? ''
  );
}

describe('a briefing', () => {
  it('names the exit of each hero who can come along, and of no other', () => {
    const said = briefed({}, { own_exits: { snake: 'a1', meryl: 'd2', otacon: 'b1' } });

    expect(said).toContain('Then everybody leaves, each by their own exit: Snake A1, Meryl D2.');
  });

  it('knows hostages from other objectives, and does not count optional ones', () => {
    const free = [objective('d2', { hostage: true }), objective('b1', { optional: true })];

    expect(briefed({ objectives: free })).toContain('Free the hostage.');
    expect(briefed({ objectives: [objective('d2'), objective('b1')] })).toContain('Take 1 of the 2 objectives.');
  });

  it('says what nobody has to do but may, and where', () => {
    const events = [
      { letter: 'A', space: 'b1', drawing: '' },
      { letter: 'B', space: 'd2', drawing: '' },
    ];
    const said = briefed({ events, required: ['A'], objectives: [objective('c1', { optional: true })], needed: 0 });

    expect(said).toContain('Reach A in B1.');
    expect(said).toContain('Worth a detour: B (D2), C1.');
  });

  it('counts in words of its own where one is all there is', () => {
    const orders = { ...onStage().orders, blue: 20, red: 1 } as NonNullable<Position['orders']>;

    expect(briefed({}, { opening: { ...onStage(), orders } })).toContain('it is the last of 21 Order cards.');
    expect(briefed({ objectives: [objective('d2'), objective('b1')], needed: 2 })).toContain('Take both objectives.');
    expect(briefed({ objectives: [], needed: 0 }, {}, 1)).toContain('Leave by an exit: A1.');
  });

  it('names doors as they stand beside the map', () => {
    const sealed = { key: 'sealed', facts: { doors: 'b1-b2', count: 1 }, rule: 'ACT-11' };

    expect(briefed({}, { rules: { 2: [sealed] } })).toContain('The door B1-B2 has no lock');
  });

  it('has one pin for spaces side by side, and one each for those apart', () => {
    expect(apart(['f1', 'g1', 'a5', 'h1'])).toEqual(['f1', 'a5', 'h1']);
  });

  it('says it at once where leaving is all there is to do', () => {
    expect(briefed({ objectives: [], needed: 0 })).toContain('Everybody leaves by an exit: A1.');
  });
});

describe('a debriefing', () => {
  it('shows what was taken zone by zone, and who stood on the exit that is theirs', () => {
    const stage = {
      ...STAGE,
      objectives: [objective('b1'), objective('d2')],
      needed: 2,
      spread: { zones: 2, each: 1 },
      own_exits: { snake: 'a1' },
    };
    const now = onStage({ taken: ['b1'], heroes: [hero('snake', 'a1')] });
    const said = render(Objectives, { props: { stage, position: now } }).container.textContent ?? '';

    expect(said).toContain('Objectives taken: 1 of 2');
    expect(said).toContain('1 in each of 2 zones: yard 1/1, hall 0/1');
    expect(said).toContain('Reach the exit (1 there)');
  });
});
