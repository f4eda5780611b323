import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { type Component, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Acts } from '../../board/acts.svelte';
import CellMenu from '../../board/CellMenu.svelte';
import { speak } from '../../lib/words.svelte';
import { dice } from '../../testing/dice';
import { hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { Choice, Player, Question } from '../../wire';
import ChangeRoll from './ChangeRoll.svelte';
import LoadoutCard from './LoadoutCard.svelte';
import NextTurn from './NextTurn.svelte';
import PickCones from './PickCones.svelte';
import PickFacing from './PickFacing.svelte';
import PlaceDie from './PlaceDie.svelte';
import RollSource from './RollSource.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

/** Somebody at the table, when others are asked. */
function looking(asked: Question): Seated {
  return new Seated(asked, [], { heroes: [hero('snake'), hero('meryl', 'b1')] }, { deciders: [2] });
}

function show<Props extends Record<string, unknown>>(part: Component<Props>, at: Seated, props: Props): void {
  render(part as Component, { props, context: at.context });
}

async function press(control: HTMLElement, at: Seated): Promise<void> {
  expect(control.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(control);
  expect(at.hand.reasons.why?.reason).toBe('not-yours');
  expect(at.chosen).toEqual([]);
}

describe('one button asks to be pressed', () => {
  const primary = () => [...document.querySelectorAll('.btn.primary')].map((each) => each.textContent?.trim());
  const roll = () => {
    const options = [
      option('pass'),
      option('focus reroll die 1', { dice: [1] }),
      option('focus reroll die 2', { dice: [2] }),
    ];
    return new Seated(
      question(options, { kind: 'change-roll', dice: dice('w2', 'w3'), facts: { purpose: 'noise', heard: 0 } }),
    );
  };

  it('dice lie: to accept them', () => {
    show(ChangeRoll, roll(), {});
    expect(primary()).toEqual(['Accept']);
  });

  it('a change of them is in hand or aimed at: then that is the thing to do', async () => {
    const at = roll();
    show(ChangeRoll, at, {});
    at.hand.verb = 'focus reroll';
    await tick();
    expect(primary()).toEqual([]);
    at.hand.verb = '';
    at.hand.aim(at.room.question?.options[1] as Choice);
    await tick();
    expect(primary()).toEqual([]);
  });
});

describe('what others decide looks closed, and says so when it is pressed (IM-03)', () => {
  it('the turn of a hero', async () => {
    const at = looking(question([option('turn snake'), option('turn meryl')], { kind: 'turn', hero: 'snake' }));
    show(NextTurn, at, {});

    await press(screen.getByTestId('option-turn snake'), at);
  });

  it('a Dash over two spaces, in the list of a space', async () => {
    const at = looking(question([option('dash b1')]));
    at.reach = { c1: [{ answers: ['dash b1', 'step c1'], actions: 1 }] };
    at.ask(question([option('dash b1')]));
    at.hand.menu = 'c1';
    show(CellMenu, at, { acts: new Acts({ room: at.room, hand: at.hand }), width: 900, height: 600 });

    await press(screen.getByTestId('option-dash b1 step c1'), at);
  });

  it('a card of the Memory Box', async () => {
    const at = looking(question([option('equip snake ration')], { kind: 'loadout' }));
    show(LoadoutCard, at, {
      card: 'ration',
      printed: undefined,
      choice: option('equip snake ration'),
      why: 'equip snake ration',
    });

    await press(screen.getByTestId('option-equip snake ration'), at);
  });

  it('a direction a guard cannot look', async () => {
    const at = looking(question([option('face N')], { kind: 'facing' }));
    show(PickFacing, at, {});

    await press(screen.getByText('south').closest('button') as HTMLElement, at);
  });

  it('the cones of a camera', async () => {
    const at = looking(question([option('face orange N green S')], { kind: 'face-camera' }));
    show(PickCones, at, {});

    await press(screen.getByTestId('cone-orange-N'), at);
    at.hand.clear();
    await press(screen.getByTestId('cones'), at);
  });

  it('a token that could change a roll', async () => {
    const at = looking(question([option('focus plus-2 die 1'), option('focus plus-2 die 2')], { kind: 'change-roll' }));
    show(RollSource, at, { source: 'focus plus-2', options: at.room.question?.options ?? [] });

    await press(screen.getByTestId('source-focus plus-2'), at);
    expect(at.hand.verb).toBe('');
  });

  it('a die for a System card', async () => {
    const at = looking(question([option('put die 1 on x 1', { dice: [1] })], { kind: 'place-die', dice: dice('w3') }));
    show(PlaceDie, at, {});

    await press(screen.getByTestId('die-1'), at);
    expect(at.hand.picked).toEqual([]);
  });
});

it('who does not lead names own heroes, and only then those of others', () => {
  const asked = question([option('turn snake'), option('turn meryl')], { kind: 'turn', hero: '' });
  const seat = (id: number, own: string) =>
    ({
      id,
      name: own,
      heroes: [own],
      here: true,
      away: 0,
      ready: true,
      lead: id === 2,
      idle: 0,
      missed: false,
    }) as Player;
  const offered = (options: Choice[]) => {
    const given = { deciders: [1, 2], players: [seat(1, 'meryl'), seat(2, 'snake')] };
    show(NextTurn, new Seated({ ...asked, options }, [], { heroes: [hero('snake'), hero('meryl', 'b1')] }, given), {});
    const found = screen.getAllByRole('button').map((each) => each.getAttribute('data-testid'));
    cleanup();
    return found;
  };

  expect(offered(asked.options)).toEqual(['option-turn meryl']);
  expect(offered([option('turn snake')])).toEqual(['option-turn snake']);
});
