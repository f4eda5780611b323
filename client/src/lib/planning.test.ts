import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Acts } from '../board/acts.svelte';
import { guard, hero } from '../testing/figures';
import { option, question, Seated } from '../testing/seated';
import type { FromServer, Ghost, HeroWay, Player, Preview, Question, RoomState, TurnIs } from '../wire';
import { inWords } from './labels';
import { settings } from './settings.svelte';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));
beforeEach(() => {
  settings.twoSteps = 'risky';
});

const heroes = [hero('snake', 'a1'), hero('meryl', 'a5')];
const seat = (id: number, name: string, hero: string): Player => ({
  ...{ id, name, heroes: [hero], here: true, away: 0, ready: true, lead: id === 2, idle: 0, missed: false },
});
const WALK: HeroWay = { answers: ['dash b5', 'step c5'], actions: 1, noise: 1 };
const SNAKES = question([option('sneak b1'), option('sneak b5')]);
const MERYLS = question([option('sneak b5'), option('dash b5'), option('end')], { hero: 'meryl' });
const BESIDE_A_GUARD = question([option('sneak d5'), option('takedown c4'), option('hand-to-hand c4')], {
  hero: 'meryl',
});

/** This player has Meryl, and Snake, whom another plays, has the turn. */
class Waiting {
  readonly given: Partial<RoomState> = { deciders: [2], players: [seat(1, 'Ana', 'meryl'), seat(2, 'Ben', 'snake')] };
  readonly at: Seated;
  readonly acts: Acts;
  /** What the server says of the next turn, by what is planned already. */
  turns: Record<string, Pick<TurnIs, 'question' | 'reach'>> = { '': { question: MERYLS, reach: { c5: [WALK] } } };

  constructor(previews: Partial<Preview>[] = []) {
    this.at = new Seated(SNAKES, previews, { heroes }, this.given);
    this.acts = new Acts({ room: this.at.room, hand: this.at.hand });
    const { sent } = this.at;
    const push = sent.push.bind(sent);
    sent.push = (...messages) => {
      for (const each of messages) queueMicrotask(() => this.answer(each));
      return push(...messages);
    };
  }

  private answer(message: Seated['sent'][number]): void {
    if (message.type === 'ask-turn') {
      const turn = this.turns[message.answers.join()] ?? { question: null, reach: {} };
      this.at.say({ type: 'turn', id: message.id, seq: message.seq, ...turn });
    } else if (message.type === 'plan-turn') {
      this.show(message.answers);
      this.at.say({ type: 'done', id: message.id, seq: 0 });
    }
  }

  show(answers: string[], gone: string[] = []): void {
    const ghosts: Ghost[] = answers.length ? [{ hero: 'meryl', player: 1, answers, way: ['a5', 'b5', 'c5'] }] : [];
    this.at.say({ type: 'ghosts', ghosts, gone } as FromServer);
  }

  /** It is this player's turn to answer. */
  turn(asked: Question, turn: string | null = 'meryl'): void {
    this.given.deciders = [1];
    this.at.ask(asked, { heroes, turn });
  }

  get planned(): string[][] {
    return this.at.sent.flatMap((each) => (each.type === 'plan-turn' ? [each.answers] : []));
  }
}

describe('who waits', () => {
  it('plans with the click that walks, and answers nothing by it', async () => {
    const { at, acts } = new Waiting();

    await acts.act('c5');

    expect(at.sent.filter((each) => each.type === 'plan-turn')).toMatchObject([
      { hero: 'meryl', answers: ['dash b5', 'step c5'] },
    ]);
    expect(at.chosen).toEqual([]);
  });

  it('is told whether something would follow what is planned, or take its place', async () => {
    const waiting = new Waiting();
    waiting.turns['dash b5,step c5'] = { question: BESIDE_A_GUARD, reach: {} };
    const { planning } = waiting.at.hand;
    const [first] = MERYLS.options;
    const [next] = BESIDE_A_GUARD.options;
    if (!first || !next) throw new Error('nothing is offered');

    await planning.look();
    expect(planning.joins(first)).toBe('first');

    await waiting.acts.act('c5');
    expect(planning.joins(next)).toBe('after');
    expect(planning.joins(first)).toBe('instead');
  });

  it('does not move by a click that was meant as a plan, if the turn comes before the server has answered', async () => {
    const waiting = new Waiting();
    const clicked = waiting.acts.act('b5');

    waiting.turn(MERYLS);
    await clicked;

    expect(waiting.at.chosen).toEqual([]);
    expect(waiting.planned).toEqual([]);
  });

  it('asks the server once for a position, however often they look', async () => {
    const { at } = new Waiting();

    await at.hand.planning.look();
    await at.hand.planning.look();

    expect(at.sent.map((each) => each.type)).toEqual(['ask-turn']);
  });

  it('is shown their own way, not that of whoever acts', async () => {
    const { at } = new Waiting();
    await at.hand.planning.look();

    at.hand.hovered = 'c5';

    expect(at.hand.way).toEqual(['b5', 'c5']);
    at.hand.hovered = 'b1';
    expect(at.hand.inspected).toBeNull();
  });

  it('adds what is to be done at the end of the walk', async () => {
    const waiting = new Waiting();
    waiting.turns['dash b5,step c5'] = { question: BESIDE_A_GUARD, reach: {} };
    await waiting.acts.act('c5');

    await waiting.acts.act('c4');
    expect(waiting.at.hand.menu).toBe('c4');
    const [takedown] = waiting.at.hand.offers.allAt('c4');
    await waiting.at.hand.press(takedown?.choice ?? option(''));

    expect(waiting.planned.at(-1)).toEqual(['dash b5', 'step c5', 'takedown c4']);
    expect(inWords(waiting.planned.at(-1) ?? [])).toEqual(['Dash to C5', 'Silent Takedown: C4']);
  });

  it('plans anew where nothing can follow', async () => {
    const waiting = new Waiting();
    await waiting.acts.act('c5');

    await waiting.acts.act('b5');

    expect(waiting.planned).toEqual([['dash b5', 'step c5'], ['sneak b5']]);
  });

  it('is told where nothing can be planned', async () => {
    const { at, acts } = new Waiting();

    await acts.act('e1');

    expect(at.hand.reasons.why).toMatchObject({ reason: 'out-of-plan', facts: { hero: 'meryl' } });
  });

  it('drops the plan with Esc', async () => {
    const waiting = new Waiting();
    await waiting.acts.act('c5');

    waiting.acts.back();

    await vi.waitFor(() => expect(waiting.at.room.ghosts).toEqual([]));
    expect(waiting.planned.at(-1)).toEqual([]);
  });

  it('is told that a plan is not possible any more, until something else is done', () => {
    const waiting = new Waiting();
    waiting.show([], ['meryl', 'snake']);
    expect(waiting.at.room.dropped).toEqual(['meryl']);

    waiting.at.hand.back();

    expect(waiting.at.room.dropped).toEqual([]);
  });

  it('is told so still when another plans something, and no more when the hero has a plan again', () => {
    const waiting = new Waiting();
    waiting.show([], ['meryl']);

    const another: Ghost = { hero: 'snake', player: 2, answers: ['sneak b1'], way: ['a1', 'b1'] };
    waiting.at.say({ type: 'ghosts', ghosts: [another], gone: [] });
    expect(waiting.at.room.dropped).toEqual(['meryl']);

    waiting.show(['sneak b5']);
    expect(waiting.at.room.dropped).toEqual([]);
  });
});

describe('when the turn has come', () => {
  it('one click takes it and walks', async () => {
    const waiting = new Waiting();
    waiting.show(['dash b5', 'step c5']);
    waiting.at.following = [MERYLS, question([option('step c5')], { kind: 'step', hero: 'meryl' }), MERYLS];
    waiting.turn(question([option('turn meryl'), option('turn snake')], { kind: 'turn', hero: '' }), null);

    expect(await waiting.at.hand.carryOut()).toBe(true);

    expect(waiting.at.chosen).toEqual(['turn meryl', 'dash b5', 'step c5']);
  });

  it('asks for a risk first, as the click does', async () => {
    const waiting = new Waiting([{ text: 'dash b5', risks: ['seen'] }]);
    waiting.show(['dash b5', 'step c5']);
    waiting.turn(MERYLS);

    await waiting.at.hand.carryOut();

    expect(waiting.at.chosen).toEqual([]);
    expect(waiting.at.hand.aimed?.text).toBe('dash b5');
    expect(waiting.at.hand.rest).toEqual(['step c5']);
  });

  it('says so if it is not possible any more, and drops it', async () => {
    const waiting = new Waiting();
    waiting.show(['sneak e5']);
    waiting.turn(MERYLS);

    expect(await waiting.at.hand.carryOut()).toBe(false);

    expect(waiting.planned).toEqual([[]]);
    expect(waiting.at.room.dropped).toEqual(['meryl']);
  });

  it('waits while the hero is asked something else', async () => {
    const waiting = new Waiting();
    waiting.show(['dash b5', 'step c5']);
    waiting.turn(question([option('reroll 1'), option('pass')], { kind: 'reroll', hero: 'meryl' }));

    expect(waiting.at.hand.planning.ready).toBeUndefined();
    expect(await waiting.at.hand.carryOut()).toBe(false);

    expect(waiting.planned).toEqual([]);
    expect(waiting.at.room.dropped).toEqual([]);
  });

  it('waits if the turn begins with another question', async () => {
    const waiting = new Waiting();
    waiting.show(['dash b5', 'step c5']);
    waiting.at.following = [question([option('reroll 1'), option('pass')], { kind: 'reroll', hero: 'meryl' })];
    waiting.turn(question([option('turn meryl'), option('turn snake')], { kind: 'turn', hero: '' }), null);

    expect(await waiting.at.hand.carryOut()).toBe(false);

    expect(waiting.at.chosen).toEqual(['turn meryl']);
    expect(waiting.planned).toEqual([]);
    expect(waiting.at.room.dropped).toEqual([]);
  });

  it('is not done in the turn of another', async () => {
    const waiting = new Waiting();
    waiting.show(['dash b5', 'step c5']);

    expect(await waiting.at.hand.carryOut()).toBe(false);
    expect(waiting.at.chosen).toEqual([]);
  });
});

it('nobody plans who only watches', () => {
  const at = new Seated(SNAKES, [], { heroes, guards: [guard(1, 'c4')] }, { deciders: [2] }, {}, null);

  expect(at.hand.planning.isOn).toBe(false);
});

describe('the view of one who waits (IM-04)', () => {
  const all = ['snake', 'meryl', 'otacon'];

  it('stays with the own hero; another is looked at until the next one decides', () => {
    const { at, acts } = new Waiting();
    const ask = (hero: string) => at.hand.follow(question([], { hero }), all);

    ask('snake');
    expect([at.hand.hero, acts.heroSpace]).toEqual(['meryl', 'a5']);
    at.hand.look('snake');
    ask('snake');
    expect([at.hand.hero, acts.heroSpace]).toEqual(['snake', 'a1']);
    ask('otacon');
    expect([at.hand.hero, acts.heroSpace]).toEqual(['meryl', 'a5']);
  });

  it('goes to whoever decides when it is their own', () => {
    const waiting = new Waiting();

    waiting.turn(MERYLS);
    waiting.at.hand.look('snake');
    waiting.at.hand.follow(MERYLS, all);

    expect([waiting.at.hand.hero, waiting.acts.heroSpace]).toEqual(['meryl', 'a5']);
  });

  it('follows who acts, if one only watches', () => {
    const at = new Seated(SNAKES, [], { heroes, turn: 'snake' }, { deciders: [2] }, {}, null);
    const acts = new Acts({ room: at.room, hand: at.hand });

    at.hand.follow(MERYLS, all);
    expect([at.hand.hero, acts.heroSpace]).toEqual(['meryl', 'a1']);
  });
});
