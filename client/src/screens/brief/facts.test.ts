import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hero, position, STAGE } from '../../board/testing';
import { speak } from '../../lib/words.svelte';
import type { StageCard, StageMap } from '../../wire';
import Objectives from '../debrief/Objectives.svelte';
import Facts from './Facts.svelte';

beforeAll(async () => {
  await speak('en');
  vi.stubGlobal('fetch', async () => new Response('{"rules": []}'));
});
afterEach(cleanup);

const objective = (space: string, more = {}) => ({ space, optional: false, hostage: false, ...more });

function briefed(given: Partial<StageMap>, card: Partial<StageCard> = {}): string {
  const map = { ...STAGE, ...given };
  const whole: StageCard = {
    id: 'test',
    group: 'other',
    number: 0,
    mission: '',
    kind: 'sneaking',
    minutes: 30,
    parties: { 2: [['snake'], ['meryl']], 3: [['snake', 'meryl', 'otacon'], []] },
    needed: { 2: map.needed, 3: map.needed },
    rules: {},
    rewards: [],
    own_exits: {},
    map,
    opening: position(),
    ...card,
  };
  return (
    render(Facts, { props: { card: whole, heroes: 2, box: [], calls: [], isCleared: false } }).container.textContent ??
    ''
  );
}

describe('a briefing', () => {
  it('names the exit of each hero who can come along, and of no other', () => {
    const said = briefed({}, { own_exits: { snake: 'a1', meryl: 'd2', otacon: 'b1' } });

    expect(said).toContain('Then everybody leaves, each by an exit of their own: Snake A1, Meryl D2.');
  });

  it('knows hostages from other objectives, and does not count optional ones', () => {
    const free = [objective('d2', { hostage: true }), objective('b1', { optional: true })];

    expect(briefed({ objectives: free })).toContain('Free 1 of the 1 hostages.');
    expect(briefed({ objectives: [objective('d2'), objective('b1')] })).toContain('Take 1 of the 2 objectives.');
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
    const now = position({ taken: ['b1'], heroes: [hero('snake', 'a1')] });
    const said = render(Objectives, { props: { stage, position: now } }).container.textContent ?? '';

    expect(said).toContain('Objectives taken: 1 of 2');
    expect(said).toContain('1 in each of 2 zones: yard 1/1, hall 0/1');
    expect(said).toContain('Reach the exit (1 there)');
  });
});
