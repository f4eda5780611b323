import { describe, expect, it, vi } from 'vitest';
import { option, question, Seated } from '../testing/seated';
import type { Forecast, FromServer, HeroRisk, Intention, Meant, RewindMark } from '../wire';

const none = { low: 0, high: 0 };
const risk = (high: number): HeroRisk => ({
  hero: 'snake',
  spotted: { low: 0, high },
  attacked: none,
  damage: none,
  killed: none,
});
const acting = () => question([option('sneak b1'), option('end')]);
const why = { key: 'bot-waits', facts: {}, rule: '' };
const intention = (answers: number): Intention => ({
  answers,
  hero: 'meryl',
  bot: 'steady',
  texts: ['end'],
  why,
  seconds: 1,
});

/** The id of the last question of a kind that was asked. */
function asked(at: Seated, type: string): string {
  const found = at.sent.findLast((each) => each.type === type);
  return found && 'id' in found ? found.id : '';
}

function says(at: Seated, message: FromServer): void {
  at.say(message);
}

describe('forecasts', () => {
  it('of all spaces come by and by, and are asked for once', () => {
    const at = new Seated(acting());
    at.room.aids.lookAround('snake');
    at.room.aids.lookAround('snake');
    const id = asked(at, 'ask-risks');
    says(at, { type: 'risks', id, seq: 0, hero: 'snake', risks: { a1: risk(0.1) }, left: 1 });
    says(at, { type: 'risks', id, seq: 0, hero: 'snake', risks: { b1: risk(0.5) }, left: 0 });

    expect(at.sent.filter((each) => each.type === 'ask-risks').length).toBe(1);
    expect([...at.room.aids.risks.keys()]).toEqual(['a1', 'b1']);
  });

  it('of a position that is gone count for nothing', () => {
    const at = new Seated(acting());
    at.room.aids.lookAround('snake');
    const id = asked(at, 'ask-risks');
    at.ask(acting());
    says(at, { type: 'risks', id, seq: 0, hero: 'snake', risks: { a1: risk(0.1) }, left: 0 });

    expect(at.room.aids.risks.size).toBe(0);
  });

  it('keep the last one to show until the next is there', async () => {
    const at = new Seated(acting());
    const forecast = { hero: 'snake', space: 'b1', heroes: [risk(0.2)], orders: [] } as unknown as Forecast;
    const wait = at.room.aids.askForecast('snake', 'b1');
    says(at, { type: 'forecast', id: asked(at, 'ask-forecast'), seq: 0, forecast });
    await wait;
    expect(at.room.aids.forecastOf('snake', 'b1')).toBe(forecast);

    at.ask(acting());
    expect(at.room.aids.forecastOf('snake', 'b1')).toBeUndefined();
    expect(at.room.aids.latest).toBe(forecast);
  });

  it('are not asked for where the table does without', () => {
    const at = new Seated(acting(), [], {}, {}, { assist: 1 });
    at.room.aids.lookAround('snake');
    void at.room.aids.askForecast('snake', 'b1');

    expect(at.sent.some((each) => each.type === 'ask-risks' || each.type === 'ask-forecast')).toBe(false);
  });
});

describe('hints', () => {
  it('stay though it was noted that one was used', async () => {
    const at = new Seated(acting());
    const hint = at.room.aids.askHint(1);
    says(at, { type: 'hint', id: asked(at, 'ask-hint'), seq: 0, tier: 1, pointers: [], suggestions: [] });
    await hint;
    at.note();

    expect(at.room.aids.hint?.tier).toBe(1);
    at.ask(acting());
    expect(at.room.aids.hint).toBeNull();
  });

  it('that come when nobody waits for them any more are dropped', async () => {
    const at = new Seated(acting());
    const hint = at.room.aids.askHint(1);
    at.room.aids.closeHint();
    expect(at.room.aids.isThinking).toBe(false);
    says(at, { type: 'hint', id: asked(at, 'ask-hint'), seq: 0, tier: 1, pointers: [], suggestions: [] });

    expect(await hint).toBeNull();
    expect(at.room.aids.hint).toBeNull();
  });

  it('that do not come are told from those nobody waits for', async () => {
    const at = new Seated(acting());
    const hint = at.room.aids.askHint(1);
    says(at, { type: 'refused', id: asked(at, 'ask-hint'), code: 'too-fast', facts: {}, objection: null });

    expect(await hint).toBeUndefined();
    expect(at.room.aids.isThinking).toBe(false);
  });
});

describe('the film of a forecast', () => {
  it('may be nothing, which is another thing than no answer', async () => {
    const at = new Seated(acting());
    const nothing = at.room.aids.askForecastFilm('snake', 'b1', '');
    says(at, { type: 'forecast-film', id: asked(at, 'ask-forecast-film'), seq: 0, film: null });
    expect(await nothing).toBeNull();

    const refused = at.room.aids.askForecastFilm('snake', 'b1', '');
    says(at, { type: 'refused', id: asked(at, 'ask-forecast-film'), code: 'too-fast', facts: {}, objection: null });
    expect(await refused).toBeUndefined();
  });
});

describe('going back', () => {
  const step: RewindMark = { kind: 'step', answers: 3, round: 1, hero: 'snake', texts: [] };
  const back = { by: [2], since: 0, free: [step], marks: [], redo: null, rewinds_left: 3, rewinds_used: 0 };

  it('is free for whoever answered', () => {
    const at = new Seated(acting(), [], {}, { back: { ...back, by: [1] } });
    void at.room.goBack(step);

    expect(at.sent.at(-1)).toMatchObject({ type: 'undo', answers: 3 });
  });

  it('is asked for by the others', () => {
    const at = new Seated(acting(), [], {}, { back });
    void at.room.goBack(step);

    expect(at.sent.at(-1)).toMatchObject({ type: 'ask-rewind', answers: 3 });
  });
});

describe('a table without any aids', () => {
  it('does what is pressed at once, for nothing tells it to be risky', async () => {
    const at = new Seated(acting(), [{ text: 'sneak b1', risks: ['seen'] }], {}, {}, { assist: 0 });

    await at.hand.press(option('sneak b1'));

    expect(at.chosen).toEqual(['sneak b1']);
  });
});

describe('what bots mean', () => {
  it('is announced for the turn, and forgotten where somebody else has a say', () => {
    const bot = { hero: 'meryl', bot: 'steady', held: false, by: 0 } as const;
    const at = new Seated(acting(), [], {}, { acting: bot });
    says(at, { type: 'intends', intention: intention(7) });
    expect(at.room.intention).toBeNull();
    says(at, { type: 'intends', intention: intention(0) });
    expect(at.room.intention?.texts).toEqual(['end']);

    at.ask(acting());
    expect(at.room.intention).toBeNull();
  });

  it('is forgotten with the answer that is taken back', () => {
    const at = new Seated(acting());
    const meant = (answers: number): Meant => ({ answers, hero: 'meryl', bot: 'steady', text: 'end', why });
    at.ask(acting());
    at.room.meant = [meant(1), meant(9)];
    at.ask(acting());

    expect(at.room.meant.map((each) => each.answers)).toEqual([1]);
  });
});

describe('a sign of life', () => {
  it('is given by everybody at the table, and not too often', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const at = new Seated(acting());
    at.room.stir();
    at.room.stir();
    expect(at.sent.filter((each) => each.type === 'stir').length).toBe(1);
    vi.setSystemTime(1_030_000);
    at.room.stir();
    expect(at.sent.filter((each) => each.type === 'stir').length).toBe(2);

    const other = new Seated(acting(), [], {}, { deciders: [2] });
    other.room.stir();
    expect(other.sent.some((each) => each.type === 'stir')).toBe(true);

    const spectator = new Seated(acting(), [], {}, {}, {}, null);
    spectator.room.stir();
    expect(spectator.sent.some((each) => each.type === 'stir')).toBe(false);
    vi.useRealTimers();
  });
});
