import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { speak, t } from '../lib/words.svelte';
import { dice } from '../testing/dice';
import { events } from '../testing/events';
import { boss, position } from '../testing/figures';
import { Stand } from '../testing/stand';
import { captionOf } from './captions';
import { playsOf } from './plays';
import { recapOf } from './recap';
import { stepsOf } from './steps';
import { Theatre } from './theatre.svelte';

const OCELOT = boss('ocelot', ['e1'], { unseen: ['fan-fire', 'reload'] });

/** His turn: he turns up Fan Fire, goes on one node and hits Snake. */
const TURN = events([
  { kind: 'TurnEnded', rule: 'ACT-2', facts: { hero: 'snake' }, frame: { phase: 'enemy', turn: null } },
  { kind: 'BossCardRevealed', rule: 'BOS-1', facts: { figure: 'ocelot', card: 'fan-fire', side: 'turn', number: 0 } },
  { kind: 'BossMoved', rule: 'BOS-3', cause: 1, facts: { figure: 'ocelot', start: 'e1', end: 'h2', facing: 'S' } },
  { kind: 'Rolled', rule: 'BOS-3', cause: 1, facts: { hero: 'snake', purpose: 'boss-attack', dice: dice('b5') } },
  { kind: 'Attacked', rule: 'BOS-3', cause: 1, facts: { attacker: 'ocelot', target: 'snake', space: 'a1', hits: 1 } },
  { kind: 'Hurt', rule: 'COM-4', cause: 4, facts: { figure: 'snake', space: 'a1', damage: 1, kind: 'hit' } },
  { kind: 'EnemyPhaseEnded', rule: 'ORD-10' },
  { kind: 'RoundBegan', rule: 'ACT-1', facts: { round: 2 }, frame: { round: 2, phase: 'player' } },
]);

/** A punch, and what he answers; then Snake goes on. */
const REACTION = events([
  { kind: 'Attacked', rule: 'COM-1', facts: { attacker: 'snake', target: 'ocelot', space: 'e1', hits: 1 } },
  {
    kind: 'BossCardRevealed',
    rule: 'BOS-3',
    facts: { figure: 'ocelot', card: 'long-shot', side: 'reaction', number: 0 },
  },
  { kind: 'BossMoved', rule: 'BOS-3', cause: 1, facts: { figure: 'ocelot', start: 'e1', end: 'h2', facing: 'S' } },
  { kind: 'Moved', rule: 'ACT-4', facts: { hero: 'snake', start: 'a1', end: 'a2' } },
]);

beforeEach(() => speak('en'));

describe('the card of a boss', () => {
  it('has all events of its turn, and none of the next round', () => {
    const plays = playsOf(TURN);
    expect([...plays.keys()]).toEqual([1, 2, 3, 4, 5]);
    expect(plays.get(5)).toEqual({ figure: 'ocelot', card: 'fan-fire', side: 'turn', number: 0, rule: 'BOS-1' });
  });

  it('has of a reaction only what follows from it', () => {
    expect([...playsOf(REACTION).keys()]).toEqual([1, 2]);
  });
});

describe('the turn of a boss', () => {
  const steps = stepsOf(position({ boss: OCELOT }), TURN);

  it('is told with its name, its card, what that says, and the rule (EP-06)', () => {
    const caption = captionOf(steps.find((each) => each.event.kind === 'BossMoved') as (typeof steps)[number], 'test');
    expect(caption).toMatchObject({ actor: 'Ocelot', mode: 'Fan Fire', rule: 'BOS-1', whatRule: 'BOS-3' });
    expect(caption.reason).toBe(t('boss-card-fan-fire'));
    expect(caption.reason).toContain('He goes 1 node clockwise');
  });

  it('shows the card for 400 milliseconds before it is resolved (EP-06)', () => {
    expect(steps.find((each) => each.event.kind === 'BossCardRevealed')?.duration).toBe(400);
  });

  it('has a heading of its own before its card, too, and none of an Order card', () => {
    const moves = events([
      {
        kind: 'TrackMoved',
        rule: 'BOS-3',
        facts: { figure: 'ocelot', ability: 'fan-fire' },
        frame: { phase: 'enemy' },
      },
    ]);
    const [step] = stepsOf(position({ boss: OCELOT }), moves);
    if (!step) throw new Error('no step');

    expect(step.section).toBe(4);
    expect(captionOf(step, 'test')).toMatchObject({ actor: 'Ocelot', mode: 'Its turn' });
  });

  it('is recapped by its card and what it cost', () => {
    expect(recapOf(TURN, ['snake'])).toEqual(['Ocelot played Fan Fire', 'Snake was attacked once, 1 damage']);
  });
});

describe('in the theatre', () => {
  let stand: Stand;
  let theatre: Theatre;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    settings.autoPause = true;
    stand = new Stand(position({ boss: OCELOT, guards: [] }));
    theatre = new Theatre(stand.room);
  });

  afterEach(() => {
    theatre.close();
    vi.useRealTimers();
  });

  it('the turn of a boss is stepped through, stands still at an attack, and can be watched again', () => {
    stand.say(TURN);
    expect([theatre.running, theatre.covers]).toEqual([true, true]);
    vi.advanceTimersByTime(10_000);
    expect([theatre.step?.event.kind, theatre.isHeld]).toEqual(['Hurt', true]);
    expect(stand.spot).toMatchObject({ boss: true });
    theatre.play();
    vi.advanceTimersByTime(10_000);
    expect(theatre.running).toBe(false);
    expect(theatre.canReplay).toBe(true);
    theatre.replay();
    expect(theatre.step?.event.kind).toBe('BossCardRevealed');
  });

  it('a reaction in the turn of a hero is shown like his own, and is no Enemy phase to watch again', () => {
    stand.say(REACTION);
    expect(theatre.running).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect([theatre.running, theatre.canReplay]).toEqual([false, false]);
  });
});
