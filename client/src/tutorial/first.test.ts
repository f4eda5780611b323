import { describe, expect, it } from 'vitest';
import { speak, t } from '../lib/words.svelte';
import { events } from '../testing/events';
import { boss, position } from '../testing/figures';
import { option } from '../testing/seated';
import { STAGE } from '../testing/stage';
import type { Choice, Question, StageMap } from '../wire';
import { due, FIRST, type Scenery } from './first';

const bare: StageMap = { ...STAGE, objectives: [], zones: ['main'], own_exits: {}, doors: [] };
const question = (kind: string, options: Partial<Choice>[] = []) => ({ kind, options }) as unknown as Question;

function scenery(given: Partial<Scenery> = {}): Scenery {
  return { stage: bare, position: position(), question: null, events: [], previews: [], ...given };
}

const dueId = (given: Partial<Scenery>, seen: string[] = []) => due(scenery(given), seen)?.id;

describe('a card for a first time', () => {
  it('does not come while there is nothing new', () => {
    expect(dueId({})).toBeUndefined();
  });

  it('comes with a thing on the map', () => {
    const watchers = [{ kind: 'camera' as const, space: 'a1', facing: 'N' as const, sees: [] }];

    expect(dueId({ position: position({ watchers }) })).toBe('camera');
  });

  it('comes with something that happened', () => {
    expect(dueId({ events: events([{ kind: 'OrderDrawn', facts: { card: 'lost-contact 5/4 left' } }]) })).toBe(
      'lost-contact',
    );
  });

  it('comes with a question, or an option of one', () => {
    expect(dueId({ question: question('change-roll') })).toBe('focus');
    expect(dueId({ question: question('action', [option('interact d2-e2')]) })).toBe('door');
    expect(dueId({ question: question('action', [option('interact e3 to a1')]) })).toBe('elevator');
  });

  it('explains the green lines as soon as there is a Dash to draw them for', () => {
    const previews = [{ text: 'end' }];
    const dash = question('action', [option('dash b1')]);
    expect(dueId({ question: dash, previews })).toBe('reach');
    expect(dueId({ question: question('action', [option('sneak b1')]), previews })).toBeUndefined();
    expect(dueId({ question: dash })).toBeUndefined(); // a table without aids draws none
  });

  it('comes with a risk one is about to take', () => {
    expect(dueId({ previews: [{ text: 'sneak c1', risks: ['leapfrog'] }] })).toBe('leapfrog');
  });

  it('comes with a boss, what it does, and what heroes can do about it', () => {
    const fight = position({ boss: boss('hind', ['c1'], { fire: ['c2'] }) });
    const shot = { attacker: 'hind', target: 'snake', hits: 1 };

    expect(dueId({ position: fight })).toBe('boss');
    expect(dueId({ position: fight }, ['boss'])).toBe('fire');
    expect(dueId({ stage: { ...bare, special: ['sam'] } })).toBe('special');
    expect(dueId({ events: events([{ kind: 'BossCardRevealed' }]) })).toBe('boss-card');
    expect(dueId({ position: fight, events: events([{ kind: 'Attacked', facts: shot }]) })).toBe('boss-attack');
  });

  it('comes with a special rule that can be seen on the map', () => {
    const [lock] = STAGE.doors;
    if (!lock) throw new Error('no door');
    const hostages = { ...bare, objectives: [{ space: 'd2', optional: false, hostage: true }] };

    expect(dueId({ stage: hostages }, ['objective'])).toBe('hostage');
    expect(dueId({ stage: { ...bare, own_exits: { snake: 'a1' } } })).toBe('own-exit');
    expect(dueId({ stage: { ...bare, doors: [{ ...lock, needs: [] }] } })).toBe('sealed-door');
    expect(dueId({ stage: { ...bare, doors: [lock] } })).toBeUndefined();
  });

  it('about attacks is for attacks on heroes', () => {
    const on = (target: string) => events([{ kind: 'Attacked', facts: { attacker: 'guard', target, hits: 1 } }]);

    expect(dueId({ events: on('guard') })).toBeUndefined();
    expect(dueId({ events: on('snake') })).toBe('attack');
  });

  it('comes once', () => {
    expect(dueId({ question: question('turn') }, ['turn'])).toBeUndefined();
  });

  it('has a title and a text', async () => {
    await speak('en');

    for (const { id } of FIRST) {
      expect(t(`first-${id}`)).not.toBe(`first-${id}`);
      expect(t(`first-${id}.text`)).not.toBe(`first-${id}.text`);
    }
  });
});
