import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../board/view.svelte';
import { speak, t } from '../lib/words.svelte';
import StoryChoice from '../panels/decision/StoryChoice.svelte';
import { events } from '../testing/events';
import { boss, hero, position } from '../testing/figures';
import { option, question, Seated, YARD } from '../testing/seated';
import type { Question, StageMap } from '../wire';
import { captionOf } from './captions';
import { foundAt } from './found';
import Story from './Story.svelte';
import { stepsOf } from './steps';

const reached = events([{ kind: 'EventReached', rule: 'SET-8', facts: { letter: 'A', hero: 'snake' } }]);
const words = () => t('stage-cargo-dock.event-A');

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A table on the Cargo Dock, at which the story is told. */
function told(): Seated {
  const at = new Seated(question([option('sneak b1')]));
  if (at.room.welcome) at.room.welcome = { ...at.room.welcome, stage: { ...YARD, id: 'cargo-dock' } };
  render(Story, { context: at.context });
  return at;
}

async function happen(at: Seated, asked: Question = question([option('sneak b1')])): Promise<void> {
  at.ask(asked, { heroes: [hero('snake', 'a1')] });
  at.room.events = reached;
  await tick();
}

describe('an event of the stage', () => {
  it('is told over the map when it happens, and goes when it has been read', async () => {
    const at = told();
    await tick();
    expect(screen.queryByTestId('story')).toBeNull();

    await happen(at);
    expect(screen.getByTestId('story').textContent).toContain(words());

    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.queryByTestId('story')).toBeNull();
  });

  it.each([
    ['a1', 'a2', true],
    ['a5', 'a4', false],
    ['a5', 'a2', false],
  ])('covers neither the hero in %s nor the boss in %s', async (space, where, isLow) => {
    view.measure(400, 400, { width: 5, height: 5 });
    const at = told();
    await tick();
    at.ask(question([option('sneak b1')]), { heroes: [hero('snake', space)], boss: boss('mantis', [where]) });
    at.room.events = reached;
    await tick();

    expect(screen.getByTestId('story').classList.contains('low')).toBe(isLow);
  });

  it('shows the thing that the stage has there, and a console where it names none', () => {
    const events = [
      { letter: 'A', space: 'a1' },
      { letter: 'B', space: 'b1', drawing: 'thing-locker' },
    ] as StageMap['events'];

    expect(['A', 'B', 'C'].map((letter) => foundAt(letter, { events }))).toEqual([
      'thing-console',
      'thing-locker',
      'thing-console',
    ]);
  });

  it('goes with what is taken back', async () => {
    const at = told();
    await tick();
    await happen(at);
    expect(screen.queryByTestId('story')).not.toBeNull();
    at.room.events = [];
    await tick();
    expect(screen.queryByTestId('story')).toBeNull();
  });

  it('with a choice is told above the choices, which say what they bring, and nowhere else', async () => {
    const facts = { letter: 'A', stage: 'cargo-dock' };
    const asked = question([option('decide pistol-45'), option('decide rations')], { kind: 'event', facts });
    const at = told();
    await tick();
    await happen(at, asked);
    expect(screen.queryByTestId('story')).toBeNull();

    render(StoryChoice, { context: at.context });
    expect(document.body.textContent).toContain(words());
    expect(screen.getByTestId('option-decide rations').textContent).toContain('Rations');

    at.ask(question([option('sneak b1')]));
    await tick();
    expect(screen.queryByTestId('story')).toBeNull();
  });

  it('may be a boss of which half is gone: under its name, over the map and under the theatre', async () => {
    const hurt = events([{ kind: 'BossWounded', rule: 'BOS-46', facts: { figure: 'raven' } }]);
    const at = told();
    await tick();
    at.room.events = hurt;
    await tick();

    expect(screen.getByRole('heading').textContent?.trim()).toBe('Raven');
    expect(screen.getByTestId('story').textContent).toContain(t('boss-half-raven'));
    const [step] = stepsOf(position(), hurt);
    if (!step) throw new Error('no step');
    expect(captionOf(step, 'vulcan-raven').what).toContain(t('boss-half-raven'));
    expect(captionOf(step, 'vulcan-raven').what).toContain(t('boss-half-raven.means'));
  });

  it('is in the words under the theatre too', () => {
    const [step] = stepsOf(position(), reached);
    if (!step) throw new Error('no step');

    expect(captionOf(step, 'cargo-dock').what).toContain(words());
    expect(captionOf(step, 'nowhere').what).toBe('Snake reaches event A.');
  });
});
