import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Acts } from '../board/acts.svelte';
import { guard, hero } from '../testing/figures';
import { option, question, Seated } from '../testing/seated';
import type { HeroWay, Preview } from '../wire';
import { settings } from './settings.svelte';

const moves = () =>
  question([option('sneak b1'), option('sneak a2'), option('dash b1'), option('dash a2'), option('knock')]);
/** A step after a Dash, and the next action. */
const step = (space: string) => question([option('stop'), option(`step ${space}`)], { kind: 'step' });
const ways = (...given: Partial<HeroWay>[]): HeroWay[] => given.map((each) => ({ answers: [], actions: 1, ...each }));
const TO_C1 = {
  c1: ways({ answers: ['dash b1', 'step c1'], noise: 1 }, { answers: ['sneak b1', 'sneak c1'], actions: 2 }),
};

function walking(reach: Record<string, HeroWay[]>, previews: Partial<Preview>[] = []): Seated {
  return new Seated(moves(), previews, {}, {}, {}, 1, reach);
}
const seen: Partial<Preview> = { text: 'sneak a2', risks: ['seen'] };

beforeEach(() => {
  settings.twoSteps = 'risky';
});

describe('safe is one click, risky two (IM-02)', () => {
  it('does a safe thing at once', async () => {
    const at = new Seated(moves());

    expect(await at.hand.act('b1')).toBe(true);
    expect(at.chosen).toEqual(['sneak b1']);
  });

  it('aims at a risky thing first, and does it with the second click', async () => {
    const at = new Seated(moves(), [seen]);

    expect(await at.hand.act('a2')).toBe(false);
    expect(at.chosen).toEqual([]);
    expect(at.hand.aimed?.text).toBe('sneak a2');
    await at.hand.act('a2');
    expect(at.chosen).toEqual(['sneak a2']);
  });

  it('has the previews with the position, so that no click is too fast for them', async () => {
    const at = new Seated(moves(), [seen]);

    at.ask(moves());
    await at.hand.act('a2');

    expect(at.chosen).toEqual([]);
  });

  it('asks nothing between two answers: a click is one round trip', async () => {
    const at = new Seated(moves());

    await at.hand.act('b1');
    await at.hand.act('a2');

    expect(at.sent.map((each) => each.type)).toEqual(['choose', 'choose']);
  });

  it('keeps what is known of a position while something else is noted', async () => {
    const at = new Seated(moves(), [seen]);

    at.note();
    await at.hand.act('a2');

    expect(at.hand.aimed?.text).toBe('sneak a2');
  });

  it('takes two steps for everything where the player wants it so', async () => {
    const at = new Seated(moves());
    settings.twoSteps = 'always';
    await at.hand.act('b1');
    expect(at.chosen).toEqual([]);
  });

  it('does a safe thing at once by touch too: it is taken back for nothing', async () => {
    const at = new Seated(moves());
    at.hand.touch = true;

    await at.hand.act('b1');

    expect(at.chosen).toEqual(['sneak b1']);
  });

  it('never does a thing twice for two fast clicks, even if it could be done again', async () => {
    const at = new Seated(moves());

    await Promise.all([at.hand.press(option('knock')), at.hand.press(option('knock'))]);

    expect(at.chosen).toEqual(['knock']);
  });

  it('loses no click that was meant for the new position', async () => {
    const at = new Seated(moves());
    const first = at.hand.press(option('knock'));
    await vi.waitFor(() => expect(at.room.state?.seq).toBe(1));

    await Promise.all([first, at.hand.press(option('sneak b1'))]);

    expect(at.chosen).toEqual(['knock', 'sneak b1']);
  });
});

describe('what is armed', () => {
  it('stays armed though the answer before is still on its way', async () => {
    const at = new Seated(moves());
    const first = at.hand.press(option('knock'));
    await vi.waitFor(() => expect(at.room.state?.seq).toBe(1));

    at.hand.arm('dash');
    await first;

    expect(at.hand.verb).toBe('dash');
  });
});

describe('Esc (T14)', () => {
  it('steps back one level at a time and never commits', async () => {
    const at = new Seated(moves(), [seen]);
    at.hand.arm('sneak');
    await at.hand.act('a2');

    expect(at.hand.back()).toBe(true);
    expect([at.hand.aimed, at.hand.verb]).toEqual([null, 'sneak']);
    expect(at.hand.back()).toBe(true);
    expect(at.hand.verb).toBe('');
    expect(at.hand.back()).toBe(false);
    expect(at.chosen).toEqual([]);
  });
});

describe('a click on a space', () => {
  it('on a thing lists what can be done there, with the odds, and one more click does it, risky or not', async () => {
    const blow = option('hand-to-hand b1');
    const at = new Seated(question([blow, option('sneak a2')]), [{ text: blow.text, risks: ['loss'] }], {
      guards: [guard(1, 'b1')],
    });

    await at.hand.act('b1');
    expect([at.hand.menu, at.chosen]).toEqual(['b1', []]);
    await at.hand.press(blow);

    expect(at.chosen).toEqual(['hand-to-hand b1']);
  });

  it('on a thing with one thing to do there does it, but under a finger names it first', async () => {
    const at = new Seated(question([option('interact b1-c1', { spaces: ['b1'] }), option('sneak a2')]), [
      { text: 'interact b1-c1' },
    ]);

    at.hand.touch = true;
    await at.hand.act('b1');
    expect([at.hand.menu, at.chosen]).toEqual(['b1', []]);
    at.hand.touch = false;
    await at.hand.act('b1');

    expect(at.chosen).toEqual(['interact b1-c1']);
  });

  it('names the step that takes Focus once there is no other', async () => {
    const at = new Seated(question([option('focus minus-white-or-move a2'), option('end')]), []);

    await at.hand.act('a2');

    expect([at.hand.menu, at.chosen]).toEqual(['a2', []]);
  });

  it('with an action in hand does it', async () => {
    const options = [option('hand-to-hand b1'), option('sneak a2')];
    const at = new Seated(question(options), [], { guards: [guard(1, 'b1')] });

    at.hand.arm('hand-to-hand');
    await at.hand.act('b1');

    expect(at.chosen).toEqual(['hand-to-hand b1']);
  });

  it('lists several blows', async () => {
    const at = new Seated(question([option('hand-to-hand b1'), option('combo b1')]), [], { guards: [guard(1, 'b1')] });

    await at.hand.act('b1');

    expect(at.hand.menu).toBe('b1');
    expect(at.hand.offers.allAt('b1').map((each) => each.choice.verb)).toEqual(['hand-to-hand', 'combo']);
  });

  it('keeps what is aimed at though the reason for something else comes late', async () => {
    const at = new Seated(moves(), [seen]);
    const reason = at.hand.askWhy('combo');
    at.hand.aim(option('sneak a2'));

    await reason;

    expect(at.hand.aimed?.text).toBe('sneak a2');
    expect(at.hand.reasons.why).toBeNull();
  });

  it('asks for no reason where no answer is a space', async () => {
    const at = new Seated(question([option('turn snake'), option('turn meryl')], { kind: 'turn' }));

    await at.hand.act('b2');

    expect(at.sent.some((each) => each.type === 'ask-why')).toBe(false);
  });

  it('speaks of the end of the turn where the hero stands', () => {
    const at = new Seated(moves());
    at.hand.hovered = 'a1';

    expect(at.hand.end).toEqual({ hero: 'snake', space: 'a1' });
  });

  it('says why there is nothing to do', async () => {
    const at = new Seated(moves());

    await at.hand.act('e5');

    expect(at.hand.reasons.why?.reason).toBe('too-far');
    expect(at.sent.at(-1)).toMatchObject({ type: 'ask-why', text: 'sneak e5' });
  });

  it('gives way to the preview of what is pointed at next, and tells the reason again when nothing is', async () => {
    const at = new Seated(moves());
    at.hand.hovered = 'e5';
    await at.hand.act('e5');
    expect(at.hand.because?.reason).toBe('too-far');

    at.hand.hovered = 'b1';
    expect(at.hand.because).toBeNull();
    expect(at.hand.inspected?.choice.text).toBe('sneak b1');
    at.hand.hovered = '';
    expect(at.hand.because?.reason).toBe('too-far');
    at.hand.pointed = option('knock');
    expect(at.hand.because).toBeNull();
  });

  it('gives the reason for what was tried though the hand rests on something possible', async () => {
    const at = new Seated(moves());
    at.hand.cursor = 'b1';

    await at.hand.askWhy('combo');

    expect(at.hand.because?.reason).toBe('too-far');
  });

  it('lights no card and no token while nothing is armed', () => {
    const at = new Seated(
      question([option('sneak b1'), option('use grenade c3'), option('focus minus-white-or-move b1')]),
    );

    expect(at.hand.offers.lit.map((each) => each.verb)).toEqual(['sneak']);
    at.hand.arm('use grenade');
    expect(at.hand.offers.lit.map((each) => each.text)).toEqual(['use grenade c3']);
  });
});

describe('a walk', () => {
  it('is one click: its answers are given one after the other', async () => {
    const at = walking({ d1: ways({ answers: ['dash b1', 'step c1', 'sneak d1'], actions: 2 }) });
    at.following = [step('c1'), question([option('sneak d1')])];

    await at.hand.act('d1');

    expect(at.chosen).toEqual(['dash b1', 'step c1', 'sneak d1']);
  });

  it('is only by the action in hand', async () => {
    const at = walking(TO_C1);
    at.following = [question([option('sneak c1')])];
    at.hand.arm('sneak');

    await at.hand.act('c1');

    expect(at.chosen).toEqual(['sneak b1', 'sneak c1']);
  });

  it('through sight is confirmed once, and then goes on through it', async () => {
    const at = walking({ c1: ways({ answers: ['dash b1', 'step c1'], seen: ['c1'] }) }, [
      { text: 'step c1', risks: ['seen'] },
    ]);
    at.next = step('c1');

    await at.hand.act('c1');
    expect([at.chosen, at.hand.aimed?.text]).toEqual([[], 'dash b1']);
    await at.hand.act('c1');

    expect(at.chosen).toEqual(['dash b1', 'step c1']);
  });

  it('stops before a risk that nobody told of', async () => {
    const at = walking(TO_C1, [{ text: 'step c1', risks: ['loss'] }]);
    at.next = step('c1');

    await at.hand.act('c1');

    expect(at.chosen).toEqual(['dash b1']);
    expect(at.hand.aimed?.text).toBe('step c1');
  });

  it('stops where something comes to light', async () => {
    const at = walking({ d1: ways({ answers: ['sneak b1', 'sneak c1', 'sneak d1'], stops: 'c1' }) }, [
      { text: 'sneak c1', reveals: true },
    ]);
    at.following = [question([option('sneak c1')]), question([option('sneak d1')])];

    await at.hand.act('d1');

    expect(at.chosen).toEqual(['sneak b1', 'sneak c1']);
    expect(at.hand.aimed).toBeNull();
  });

  it('stops when something else is asked', async () => {
    const at = walking(TO_C1);
    at.next = question([option('face N')], { kind: 'face-camera' });

    await at.hand.act('c1');

    expect(at.chosen).toEqual(['dash b1']);
  });

  it('is whole for whoever takes it back before it is done', async () => {
    const at = walking(TO_C1);
    at.following = [step('c1'), moves()];
    at.hand.act('c1');

    await at.hand.settled();

    expect(at.hand.lastWalk?.answers).toBe(0);
  });

  it('is taken back as a whole, until something else is done', async () => {
    const at = walking(TO_C1);
    at.following = [step('c1'), moves()];
    await at.hand.act('c1');
    expect(at.hand.lastWalk?.answers).toBe(0);

    await at.hand.press(option('knock'));

    expect(at.hand.lastWalk).toBeNull();
  });
});

describe('[ and ]', () => {
  it('turn to the other ways, and commit nothing', () => {
    const at = walking(TO_C1);
    at.hand.cursor = 'c1';

    at.hand.turnOver(1);
    const first = at.hand.aimed?.text;
    at.hand.turnOver(1);

    expect([first, at.hand.aimed?.text]).toEqual(['dash b1', 'sneak b1']);
    expect(at.chosen).toEqual([]);
  });

  it('go through the options of a question with few', () => {
    const at = new Seated(
      question([option('face N', { spaces: [] }), option('face E', { spaces: [] })], { kind: 'face' }),
    );

    at.hand.turnOver(1);
    at.hand.turnOver(1);

    expect(at.hand.aimed?.text).toBe('face E');
  });
});

describe('the view (IM-04)', () => {
  const heroes = ['snake', 'meryl'];

  it('follows who has to decide, then goes back to the hero that was looked at', () => {
    const at = new Seated(moves());
    at.hand.look('meryl');

    at.hand.follow(question([], { hero: 'snake' }), heroes);
    expect(at.hand.hero).toBe('snake');
    at.hand.follow(question([], { hero: '', kind: 'turn' }), heroes);
    expect(at.hand.hero).toBe('meryl');
  });
});

describe('what others do', () => {
  it('takes an aim away that is no option any more, and says so', async () => {
    const at = new Seated(moves(), [seen], { heroes: [hero('snake')] });
    await at.hand.act('a2');

    at.ask(question([option('sneak b1')]));
    at.hand.refresh();

    expect([at.hand.aimed, at.hand.isGone]).toEqual([null, true]);
  });
});

describe('Enter', () => {
  it('accepts a roll as it lies', async () => {
    const at = new Seated(
      question([option('focus plus-2 die 1', { dice: [1] }), option('pass')], { kind: 'change-roll' }),
    );

    expect(at.hand.enter()).toBe(true);

    await vi.waitFor(() => expect(at.chosen).toEqual(['pass']));
  });

  it('does what is aimed at off the map', async () => {
    const at = new Seated(moves());
    at.hand.aim(option('knock'));

    expect(at.hand.enter()).toBe(true);
    await vi.waitFor(() => expect(at.chosen).toEqual(['knock']));
  });
});

describe('several answers in a row', () => {
  it('are given one after the other, as long as they are offered', async () => {
    const at = new Seated(question([option('equip snake ration'), option('equip snake c-4'), option('done')]));
    const texts = ['equip snake ration', 'equip snake c-4'];

    await Promise.all([at.hand.series(() => texts.shift()), at.hand.press(option('done'))]);

    expect(at.chosen).toEqual(['equip snake ration', 'equip snake c-4']); // what was pressed meant the first question
  });

  it('stop at the first that is not', async () => {
    const at = new Seated(question([option('equip snake ration')]));
    const texts = ['put back snake c-4', 'equip snake ration'];

    expect(await at.hand.series(() => texts.shift())).toBe(false);
    expect(at.chosen).toEqual([]);
  });
});

describe('Enter means one thing, wherever the focus is', () => {
  it('does what is aimed at, unless the cursor went on', async () => {
    const at = new Seated(moves(), [seen]);
    const acts = new Acts({ room: at.room, hand: at.hand });
    at.hand.cursor = 'a2';
    await at.hand.act('a2');
    at.hand.cursor = 'b1';

    acts.enter();

    await vi.waitFor(() => expect(at.chosen).toEqual(['sneak b1']));
  });
});

describe('saying it again', () => {
  it('repeats everything that was not answered, each with its id', () => {
    const at = new Seated(moves());
    at.isDeaf = true;
    at.room.command({ type: 'ready', ready: true });
    at.room.command({ type: 'say', text: 'hello' });
    const said = at.sent.slice(-2);

    at.room.sayAgain();

    expect(at.sent.slice(-2)).toEqual(said);
  });
});
