import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { type Component, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { guard, hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { Theatre } from '../../theatre/theatre.svelte';
import type { Boss, Player, Position, RoomState } from '../../wire';
import HandOverDialog from '../dialogs/HandOverDialog.svelte';
import PlayerLine from '../squad/PlayerLine.svelte';
import BotHold from './BotHold.svelte';
import { bar } from './bar';

beforeAll(() => speak('en'));
afterEach(cleanup);

const ana: Player = {
  id: 1,
  name: 'Ana',
  heroes: ['snake'],
  here: true,
  away: 0,
  ready: true,
  lead: true,
  idle: 0,
  missed: false,
};
const ben: Player = { ...ana, id: 2, name: 'Ben', heroes: ['meryl'], lead: false };

function seated(given: Partial<RoomState>): Seated {
  const asked = question([option('end')], { hero: 'meryl' });
  return new Seated(asked, [], { heroes: [hero('snake'), hero('meryl', 'b1')] }, { players: [ana, ben], ...given });
}

function show(part: Component<{ hero: string }>, at: Seated): void {
  render(part as Component, { props: { hero: 'meryl' }, context: at.context });
}

describe('a player who is missed (NET-08)', () => {
  it('can be stood in for, by oneself or by a bot', async () => {
    const at = seated({ players: [ana, { ...ben, idle: 200, missed: true }] });
    show(PlayerLine, at);

    expect(screen.getByTestId('idle-meryl').textContent).toBe('not responding');
    const pick = screen.getByTestId('give-meryl') as HTMLSelectElement;
    pick.value = 'steady';
    await fireEvent.change(pick);
    expect(at.sent.some((each) => each.type === 'give-to-bot')).toBe(false);
    await fireEvent.click(screen.getByTestId('give-meryl-now'));
    expect(at.sent.at(-1)).toMatchObject({ type: 'give-to-bot', hero: 'meryl', bot: 'steady' });
    await fireEvent.click(screen.getByTestId('take-meryl'));
    expect(at.sent.at(-1)).toMatchObject({ type: 'take-hero', hero: 'meryl' });
  });

  it('is named beside the bot that stands in', () => {
    show(PlayerLine, seated({ players: [ana, { ...ben, heroes: [] }], bots: { meryl: 'steady' }, lent: { meryl: 2 } }));

    expect(screen.getByTestId('bot-plays-meryl').textContent).toContain('for Ben');
  });

  it('is left alone before that', () => {
    show(PlayerLine, seated({}));

    expect(screen.queryByTestId('give-meryl')).toBeNull();
    expect(screen.queryByTestId('take-meryl')).toBeNull();
  });
});

describe('a hero that is handed over', () => {
  it('has gone, and so has the question to whom', async () => {
    const at = seated({});
    const onclose = vi.fn();
    render(HandOverDialog, { props: { onclose }, context: at.context });
    const pick = screen.getByTestId('give-snake') as HTMLSelectElement;
    pick.value = 'steady';
    await fireEvent.change(pick);
    await fireEvent.click(screen.getByTestId('give-snake-now'));
    expect(onclose).not.toHaveBeenCalled(); // it may be refused

    const state = { ...at.room.state, seq: 1, players: [{ ...ana, heroes: [] }, ben] } as RoomState;
    at.say({ type: 'update', by: 1, what: 'other', first: 0, events: [], meant: null, state });
    await tick();
    expect(onclose).toHaveBeenCalled();
  });
});

describe('the Enemy phase', () => {
  function said(now: Partial<Position>): string {
    const { room } = new Seated(question([option('end')]), [], now);
    room.theatre = { moment: null, forecastFilm: null, covers: true } as Theatre;
    return bar(room).text;
  }

  it('is said to be of whoever acts in it: guards, a boss, or both', () => {
    const boss = { id: 'ocelot' } as Boss;

    expect(said({ guards: [guard(1, 'b1')] })).toBe('The guards act.');
    expect(said({ boss })).toBe('Ocelot acts.');
    expect(said({ boss, guards: [guard(1, 'b1')] })).toBe('Ocelot and the guards act.');
  });
});

describe('a bot that acts', () => {
  const acting = { hero: 'meryl', bot: 'steady', held: false, by: 0 } as const;
  const hold = BotHold as unknown as Component<{ hero: string }>;

  it('is named while it thinks, and can be held', async () => {
    const at = seated({ deciders: [], acting, bots: { meryl: 'steady' } });
    show(hold, at);

    expect(bar(at.room).text).toContain('Meryl (Steady) is thinking');
    await fireEvent.click(screen.getByTestId('hold-bot'));
    expect(at.sent.at(-1)).toMatchObject({ type: 'hold-bot', hold: true, seq: 0 });
  });

  it('is not held by who neither plays a hero nor leads', () => {
    const watching = { ...ana, heroes: [], lead: false };
    show(hold, seated({ players: [watching, ben], deciders: [], acting, bots: { meryl: 'steady' } }));

    expect(screen.queryByTestId('hold-bot')).toBeNull();
  });

  it('and carries out a plan can be stopped, for good', async () => {
    const at = seated({ deciders: [], acting: { ...acting, by: 1 } });
    show(hold, at);

    expect(screen.getByTestId('hold-bot').textContent).toContain('Stop the plan');
    await fireEvent.click(screen.getByTestId('hold-bot'));
    expect(at.sent.at(-1)).toMatchObject({ type: 'hold-bot', hold: true });
  });

  it('waits when it is held: whoever is at the table answers, or lets it go on', async () => {
    const at = seated({ deciders: [1, 2], acting: { ...acting, held: true }, bots: { meryl: 'steady' } });
    show(hold, at);

    expect(bar(at.room)).toMatchObject({ isMine: true });
    await fireEvent.click(screen.getByTestId('hold-bot'));
    expect(at.sent.at(-1)).toMatchObject({ type: 'hold-bot', hold: false });
  });
});
