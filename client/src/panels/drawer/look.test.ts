import { afterEach, describe, expect, it, test } from 'vitest';
import { rulesAt, thingsAt } from '../../board/here';
import { thingOf } from '../../lib/about';
import { side } from '../../lib/side.svelte';
import { boss, guard, hero, token } from '../../testing/figures';
import { onStage, STAGE } from '../../testing/stage';

afterEach(() => {
  side.close();
  side.pinned = [];
});

describe('the drawer for rules and Codec', () => {
  it('goes back the way one came, from calls to rules and to the search', () => {
    side.search('codec');
    side.words = 'snow';
    side.open('01.02');
    side.open('LOS-9');
    side.open('LOS-9');

    side.back();
    expect(side.entry).toBe('01.02');
    side.back();
    expect([side.entry, side.words]).toEqual(['', 'snow']);
    side.back();
    expect(side.entry).toBe('');
  });

  it('keeps what was pinned when it is closed, and nothing else', () => {
    side.open('05.07');
    side.pin('05.07');
    side.pin('LOS-3');
    side.pin('LOS-3');
    side.close();

    expect([side.entry, side.stack, side.pinned]).toEqual([null, [], ['05.07']]);
  });

  it('forgets old words when another search begins', () => {
    side.search('codec', 'snow');
    side.search('rules');

    expect([side.entry, side.words, side.shelf]).toEqual(['', '', 'rules']);
  });
});

describe('what may carry a number', () => {
  test.each([
    ['use c-4 d6', 'c-4'],
    ['focus meryl reroll', 'reroll'],
    ['sneak b2', 'sneak'],
    ['dash', 'dash'],
    ['resolve distraction level 2', 'distraction'],
  ])('of the option %j is %j', (text, thing) => {
    expect(thingOf(text)).toBe(thing);
  });

  it('on a space are figures first, and each kind once', () => {
    const here = onStage({
      heroes: [hero('snake', 'b1')],
      guards: [guard(1, 'a1', 'E')],
      boss: boss('mantis', ['c2'], {
        tokens: [
          token('mind-control', 'c2'),
          token('mind-control', 'c2'),
          token('crosshair', 'a2', { owner: 'gray-fox' }),
        ],
      }),
    });

    expect(thingsAt(STAGE, here, 'b1')).toEqual(['snake', 'camera']);
    expect(thingsAt(STAGE, here, 'a1')).toEqual(['guard', 'exit']);
    expect(thingsAt(STAGE, here, 'c2')).toEqual(['mantis', 'mind-control', 'icon']);
    expect(thingsAt(STAGE, here, 'd1')).toEqual(['hack']);
    expect(thingsAt(STAGE, here, 'a2')).toEqual(['crosshair', 'mantis']);
    expect(['b1', 'a1', 'c2', 'd1', 'b2'].map((space) => rulesAt(STAGE, here, space).join())).toEqual([
      'LOS-9',
      'GRD-4,ACT-19',
      'SET-17,GRD-16',
      'HER-10',
      '',
    ]);
  });
});
