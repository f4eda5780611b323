import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { speak, t } from '../lib/words.svelte';
import { enemyPhase, events } from '../testing/events';
import { guard, hero, position } from '../testing/figures';
import { Stand } from '../testing/stand';
import type { ForecastFilm, Told } from '../wire';
import { captionOf, cardBrief } from './captions';
import { forecastWords, supposedWords } from './forecast';
import { fold, unroll } from './frames';
import { recapOf } from './recap';
import { countGuards, orderCard, paceOf, stepsOf } from './steps';
import { Theatre } from './theatre.svelte';

let stand: Stand;
let theatre: Theatre;

const kind = () => theatre.step?.event.kind;

function hideTab(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

beforeEach(async () => {
  vi.useFakeTimers();
  await speak('en');
  settings.speed = 1;
  settings.autoPause = true;
  stand = new Stand();
  theatre = new Theatre(stand.room);
});

afterEach(() => {
  theatre.close();
  vi.useRealTimers();
});

describe('frames', () => {
  it('change what they name and nothing else', () => {
    const before = position();
    const after = fold(before, { cameras: 'green' });

    expect(after).toEqual({ ...before, cameras: 'green' });
    expect(before.cameras).toBe('orange');
  });

  it('add up, one event after the other', () => {
    const all = unroll(position(), enemyPhase());

    expect(all.map((each) => each.guards[0]?.space).slice(4, 8)).toEqual(['c1', 'c2', 'c3', 'c3']);
    expect(all.at(-1)).toMatchObject({ round: 2, phase: 'player', turn: 'snake' });
  });
});

describe('steps', () => {
  const steps = stepsOf(position(), enemyPhase());

  it('go through the three sections of the Order card', () => {
    expect([...new Set(steps.map((each) => each.section))]).toEqual([0, 1, 2, 3]);
  });

  it('know the acting guard, its mode and how far it has gone', () => {
    const last = steps.findLast((each) => each.event.kind === 'GuardMoved');

    expect(last).toMatchObject({ moved: 2, act: { guard: 1, mode: 'patrol' } });
    expect(steps.find((each) => each.event.kind === 'Seen')?.act).toMatchObject({ guard: 2, mode: 'attack' });
  });

  it('stop once for being seen and once for the attack', () => {
    expect(steps.filter((each) => each.stop).map((each) => each.event.kind)).toEqual(['Seen', 'Hurt']);
  });

  it('are told with actor, mode, reason and rule, each of them (T23)', () => {
    for (const step of steps) {
      const caption = captionOf(step, 'test');
      const { moves: _, ...words } = caption;
      for (const each of Object.values(words)) expect(each, step.event.kind).not.toBe('');
      expect(`${caption.actor} ${caption.mode} ${caption.reason}`).not.toMatch(/theatre-|undefined|\{/);
    }
  });

  it('give each reason in six words at most', () => {
    const facts = { owner: 'gray-fox', hero: 'gray-fox', target: 'C10', space: 'C10' };
    const said = ['patrol', 'alert', 'attack', 'react', 'look'].map((mode) =>
      t(`theatre-reason-${mode}`, { ...facts, token: '!' }),
    );
    const investigated = ['ko', 'dead', '?'].map((token) => t('theatre-reason-investigate', { ...facts, token }));

    for (const each of [...said, ...investigated]) {
      // the name of a hero is one word to the eye
      expect(each.replace('Gray Fox', 'Fox').split(' ').length, each).toBeLessThanOrEqual(6);
    }
  });

  it('tell an Order card and a Reaction card in eight words at most', () => {
    const orders = ['waken', 'radio-in', 'lost-contact', 'stay-alert', 'game-over'];
    for (const card of [...orders, 'known', 'sweep', 'radio', 'hunch', 'rush', 'shrug']) {
      expect(cardBrief(card)).not.toContain('theatre-card');
      expect(cardBrief(card).split(' ').length).toBeLessThanOrEqual(8);
    }
  });

  it('leave a Reaction card lying as long as an Order card', () => {
    const facts = { space: 'b1', card: 'sweep' };
    const [order, reaction] = stepsOf(
      position({ phase: 'enemy' }),
      events([{ kind: 'OrderDrawn' }, { kind: 'ReactionDrawn', facts }]),
    );

    expect([reaction?.duration, reaction?.isRead]).toEqual([order?.duration, true]);
  });

  it('know of which pile an Order card came', () => {
    const piles = (blue: number, red: number) => ({ blue, red, burned: 0, current: null, discard: [], known: null });
    const drawn = (red: number) => events([{ kind: 'OrderDrawn', frame: { phase: 'enemy', orders: piles(0, red) } }]);

    expect(stepsOf(position({ orders: piles(0, 3) }), drawn(2))[0]?.suit).toBe('red');
    expect(stepsOf(position({ orders: piles(1, 2) }), drawn(2))[0]?.suit).toBe('blue');
  });

  it('give an Order card time to be read, however many guards come after it', () => {
    const walk = Array(100).fill({ kind: 'GuardMoved' });
    const all = stepsOf(position({ phase: 'enemy' }), events([{ kind: 'OrderDrawn' }, ...walk]));
    settings.autoPause = false;
    stand.say(events([{ kind: 'OrderDrawn', frame: { phase: 'enemy' } }, ...walk]));

    vi.advanceTimersByTime(1_500);
    expect(kind()).toBe('OrderDrawn');
    vi.advanceTimersByTime(4_600);
    expect(theatre.running).toBe(false);
    expect(all[0]?.isRead).toBe(true);
  });

  it('count the guards that have begun, of those in active zones', () => {
    const zones: Record<string, string> = { c1: 'main', e1: 'main', h1: 'far' };
    const now = position({ guards: [guard(1, 'c1', 'N', { activated: true }), guard(2, 'e1'), guard(3, 'h1')] });

    expect(countGuards(now, (space) => zones[space] ?? null)).toEqual([1, 2]);
  });

  it('read an Order card', () => {
    expect(orderCard('radio-in 6/5 right flip')).toEqual({
      action: 'radio-in',
      red: '6',
      blue: '5',
      arrow: 'right',
      flips: true,
    });
  });

  it('of twelve guards take no longer than six seconds (AN-03)', () => {
    const walk = [1, 2, 3, 4].map(() => ({ kind: 'GuardMoved' }));
    const one = [{ kind: 'GuardActivated' }, { kind: 'ModeChosen' }, { kind: 'PathChosen' }, ...walk];
    const all = stepsOf(position({ phase: 'enemy' }), events(Array(12).fill(one).flat()));
    const whole = all.reduce((sum, each) => sum + each.duration, 0);

    expect(whole * paceOf(all, 6_000)).toBeLessThanOrEqual(6_000);
    expect(whole).toBeGreaterThan(6_000);
  });
});

describe('an Enemy phase', () => {
  it('is staged step by step, and ends in the present', () => {
    settings.autoPause = false;
    stand.say(enemyPhase());

    expect(theatre.running).toBe(true);
    expect(stand.staged?.phase).toBe('enemy');
    expect(stand.staged?.guards[0]?.space).toBe('c1');

    vi.advanceTimersByTime(7_000);

    expect(theatre.running).toBe(false);
    expect(stand.staged).toBeNull();
  });

  it('stands still where a hero is seen, until somebody continues', () => {
    stand.say(enemyPhase());
    vi.advanceTimersByTime(10_000);

    expect(kind()).toBe('Seen');
    expect(theatre.isHeld).toBe(true);

    theatre.play();
    vi.advanceTimersByTime(10_000);
    expect(kind()).toBe('Hurt');

    theatre.play();
    vi.advanceTimersByTime(10_000);
    expect(theatre.running).toBe(false);
  });

  it('can be stepped on and back at any moment (T22)', () => {
    stand.say(enemyPhase());
    theatre.stepOn();
    theatre.stepOn();
    expect([kind(), theatre.isPlaying]).toEqual(['CamerasFlipped', false]);

    vi.advanceTimersByTime(10_000);
    expect(kind()).toBe('CamerasFlipped');

    theatre.stepBack();
    expect(kind()).toBe('OrderDrawn');
    expect(stand.staged?.cameras).toBe('orange');

    theatre.play();
    vi.advanceTimersByTime(10_000);
    expect(kind()).toBe('Seen');
  });

  it('is skipped to the next thing that concerns a hero, then to the end', () => {
    stand.say(enemyPhase());

    theatre.skip();
    expect(kind()).toBe('Seen');
    theatre.skip();
    expect(kind()).toBe('Hurt');
    theatre.skip();
    expect(theatre.running).toBe(false);
    expect(stand.staged).toBeNull();
  });

  it('covers the question until it is over', () => {
    stand.say(enemyPhase());
    expect(theatre.covers).toBe(true);

    theatre.finish();
    expect(theatre.covers).toBe(false);
  });

  it('plays up to a question in its middle, and goes on after the answer', () => {
    const all = enemyPhase();
    stand.say(all.slice(0, 9));
    vi.advanceTimersByTime(10_000);
    expect(theatre.running).toBe(false);
    expect(theatre.latest?.act).toMatchObject({ guard: 2 });

    stand.say(all.slice(9));
    expect([kind(), theatre.step?.section, theatre.step?.act?.mode]).toEqual(['Seen', 3, 'attack']);
  });

  it('is jumped over at instant speed', () => {
    settings.speed = 'instant';
    stand.say(enemyPhase());

    expect(theatre.running).toBe(false);
    expect(stand.staged).toBeNull();
    expect(theatre.recapped.map((each) => each.kind)).toContain('Seen');
  });

  it('is jumped over in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    stand.say(enemyPhase());
    hidden.mockRestore();

    expect(theatre.running).toBe(false);
  });

  it('leaves none of its pictures on the map of a tab that was hidden', () => {
    stand.say(enemyPhase());
    vi.advanceTimersByTime(10_000);
    expect(stand.shots.map((each) => each.what)).toContain('line');

    hideTab();

    expect([theatre.running, stand.shots]).toEqual([false, []]);
  });

  it('is dropped when more comes in than three seconds of it are left (AN-06)', () => {
    settings.autoPause = false;
    const many = Array(30).fill({ kind: 'GuardMoved', frame: { phase: 'enemy' } });
    stand.say(events([{ kind: 'OrderDrawn', frame: { phase: 'enemy' } }, ...many]));
    stand.say(events([{ kind: 'CardBurned' }], 31), 2);

    expect(kind()).toBe('CardBurned');
  });

  it('can be watched again, and then the present is back', () => {
    stand.say(enemyPhase());
    theatre.finish();

    expect(theatre.canReplay).toBe(true);
    theatre.replay();
    expect([theatre.isAgain, kind()]).toEqual([true, 'OrderDrawn']);

    theatre.finish();
    expect([theatre.isAgain, stand.staged]).toEqual([false, null]);
  });
});

describe('own actions', () => {
  const dash = events([
    { kind: 'Moved', frame: { heroes: [hero('snake', 'a2')] } },
    { kind: 'Seen', facts: { hero: 'snake' } },
    { kind: 'AttentionPlaced' },
    { kind: 'Moved', frame: { heroes: [hero('snake', 'a3')] } },
  ]);

  it('are shown within a quarter of a second and cover nothing (AN-05)', () => {
    stand.say(dash);
    expect([theatre.running, theatre.covers]).toEqual([false, false]);
    expect(stand.staged?.heroes[0]?.space).toBe('a2');

    vi.advanceTimersByTime(251);
    expect(stand.staged).toBeNull();
  });

  it('taken back are dropped at once', () => {
    stand.say(dash);
    stand.say([], 1, 'undid');

    expect(stand.staged).toBeNull();
  });
});

describe('a moment of the past', () => {
  it('is looked at until one goes back to now, whatever happens meanwhile', () => {
    const [event] = enemyPhase();
    if (!event) throw new Error('no event');
    theatre.look(position({ round: 7 }), event);
    stand.say(enemyPhase());
    hideTab();

    expect([stand.staged?.round, theatre.covers]).toEqual([7, true]);
    theatre.finish();
    expect([stand.staged, theatre.covers]).toEqual([null, false]);
  });
});

describe('the recap', () => {
  it('says whom the phase cost what', () => {
    expect(recapOf(enemyPhase(), ['snake'])).toEqual([
      '2 guards acted',
      'Snake was seen by 1 guard or camera',
      'Snake was attacked once, 1 damage',
    ]);
  });
});

describe('Esc', () => {
  it('leaves a moment of the past, and what is played once more, but not what happens now', () => {
    settings.autoPause = false;
    stand.say(enemyPhase());
    expect(theatre.leave()).toBe(false);
    expect(theatre.running).toBe(true);
    vi.advanceTimersByTime(7_000);

    theatre.replay();
    expect(theatre.leave()).toBe(true);
    expect(theatre.running).toBe(false);
    theatre.look(position(), stand.events[0] as Told);
    expect(theatre.leave()).toBe(true);
    expect(theatre.covers).toBe(false);
  });
});

describe('the film of a forecast', () => {
  const told = enemyPhase();
  const film: ForecastFilm = {
    hero: 'snake',
    space: 'a1',
    card: '',
    heard: false,
    opening: position({ phase: 'enemy' }),
    told,
    choices: [],
    attacks: [{ after: told.at(-1)?.n ?? 0, guard: 2, hero: 'snake' }],
    ends: 'dice',
  };

  it('is played like a phase, stands still at its end, and then the present is back', () => {
    settings.autoPause = false;
    theatre.playForecast(film);
    expect(stand.staged?.phase).toBe('enemy');
    vi.advanceTimersByTime(20_000);

    expect(theatre.isOver).toBe(true);
    expect(stand.staged).not.toBeNull();
    theatre.goOn();
    expect([stand.staged, theatre.forecastFilm]).toEqual([null, null]);
  });

  it('goes to its last step, and only then to the present; nobody waits for it', () => {
    theatre.playForecast(film);
    expect(theatre.isBehind).toBe(false);
    theatre.toEnd();
    expect([theatre.at, theatre.forecastFilm]).toEqual([theatre.steps.length - 1, film]);
    vi.advanceTimersByTime(20_000);
    theatre.toEnd();
    expect(theatre.forecastFilm).toBeNull();
  });

  it('says where dice would decide, and why it ends', () => {
    const last = told.at(-1)?.n ?? 0;

    expect(forecastWords(film, last, true)).toBe(
      'Guard 2 attacks Snake: dice would decide. Dice would decide how it goes on.',
    );
    expect(forecastWords(film, 0, false)).toBe('');
  });

  it('says what it supposes, the noise too', () => {
    expect(supposedWords(film)).toBe('Suppose Snake ends the turn in A1 and is not heard.');
    expect(supposedWords({ ...film, heard: true })).toContain('is heard');
  });
});
