import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { Card, Position } from '../../wire';
import Loadout from './Loadout.svelte';
import { exchange } from './loadout';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const card = (id: string): Card => ({ id }) as Card;
const OPTIONS = ['equip snake body-armor', 'equip snake rope', 'put back snake gas-mask', 'done'];

function choosing(gear: string[], memory_box: string[]): Partial<Position> {
  return { heroes: [{ ...hero('snake'), gear: gear.map(card) }], memory_box };
}

function seated(assist: 0 | 1 | 2 = 2, fight = 0): Seated {
  const asked = question(
    OPTIONS.map((text) => option(text)),
    { kind: 'loadout', facts: { slots: 2, fight } },
  );
  const at = new Seated(asked, [], choosing(['gas-mask'], ['body-armor', 'rope']), {}, { assist });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  render(Loadout, { context: at.context });
  return at;
}

/** The server's answer to what was asked last. */
function recommend(at: Seated, cards: string[]): void {
  const asked = at.sent.findLast((each) => each.type === 'ask-loadout');
  at.say({ type: 'loadout', id: asked && 'id' in asked ? asked.id : '', seq: 0, cards });
}

describe('an exchange', () => {
  it('puts back what is not wanted and takes what is missing, as far as it is there', () => {
    const made = exchange(['a', 'b', 'gone'], [card('b'), card('c')], ['a', 'd']);

    expect(made).toEqual({ back: ['c'], take: ['a'] });
  });
});

describe('a card', () => {
  it('tells what it does as soon as somebody has it in hand', async () => {
    const at = seated();
    const armor = await screen.findByTestId('option-equip snake body-armor');
    await fireEvent.click(armor);

    expect(screen.getByTestId('loadout-about').textContent).toContain('Your Defense is 1 higher.');
    expect(at.chosen).toEqual(['equip snake body-armor']);
  });
});

describe('why a card stays where it is', () => {
  const about = () => screen.getByTestId('loadout-about').textContent;

  /** Snake wants the rope, which he cannot have; the answer is still to come. */
  async function wants(): Promise<Seated> {
    const at = seated();
    at.isDeaf = true;
    at.ask(question([option('equip snake body-armor'), option('done')], { kind: 'loadout' }), CLOSED);
    await fireEvent.click(await screen.findByTestId('closed-equip snake rope'));
    return at;
  }
  const CLOSED = choosing([], ['body-armor', 'rope']);

  async function answer(at: Seated): Promise<void> {
    const asked = at.sent.findLast((each) => each.type === 'ask-why');
    const objection = {
      text: 'equip snake rope',
      rule: 'MOV-1',
      reason: 'too-far',
      facts: { space: 'e5', start: 'a1' },
    };
    at.say({ type: 'because', id: asked && 'id' in asked ? asked.id : '', seq: 0, objection });
    await new Promise((resolve) => setTimeout(resolve));
  }

  it('is told below it', async () => {
    await answer(await wants());

    expect(about()).toMatch(/Rope.*more than one space away/s);
  });

  it('is not told by when somebody looks at another card', async () => {
    const at = await wants();
    const armor = screen.getByTestId('option-equip snake body-armor');
    armor.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await answer(at);

    expect(about()).toContain('Body Armor');
    expect(about()).not.toContain('Rope');
  });
});

describe('to a fight (BOS-47)', () => {
  it('each hero brings one card, and is told so', () => {
    seated(2, 1);

    expect(screen.getByTestId('one-to-a-fight').textContent).toContain(
      'Each hero brings one card from the Memory Box to a fight.',
    );
  });

  it('nothing is said of that elsewhere', () => {
    seated();

    expect(screen.queryByTestId('one-to-a-fight')).toBeNull();
  });

  it('what was carried on other stages is not offered as the last time', () => {
    localStorage.setItem('noisecheck.loadout.snake', JSON.stringify(['body-armor', 'rope']));
    seated(2, 1);

    expect(screen.queryByTestId('last-used')).toBeNull();
  });
});

describe('what is recommended to carry (D3)', () => {
  it('is put into the hands of the hero, after what makes room for it', async () => {
    const at = seated();
    await fireEvent.click(screen.getByTestId('recommended'));
    recommend(at, ['body-armor']);

    await vi.waitFor(() => expect(at.chosen).toEqual(['put back snake gas-mask', 'equip snake body-armor']));
  });

  it('is told by name, with what went back, until something else is carried', async () => {
    const at = seated();
    await fireEvent.click(screen.getByTestId('recommended'));
    recommend(at, ['body-armor']);
    await vi.waitFor(() => expect(at.chosen.length).toBe(2));
    const asked = at.room.question;
    at.ask(asked, choosing(['body-armor'], ['gas-mask', 'rope']));
    const note = screen.getByTestId('recommended-are');

    await vi.waitFor(() => expect(note.textContent).toContain('Body Armor'));
    expect(note.textContent).toContain('Back in the box: Gas Mask');

    at.ask(asked, choosing(['body-armor', 'rope'], ['gas-mask']));
    await vi.waitFor(() => expect(note.textContent?.trim()).toBe(''));
  });

  it('is said, too, when the hero carries it already', async () => {
    const at = seated();
    await fireEvent.click(screen.getByTestId('recommended'));
    recommend(at, ['gas-mask']);

    await vi.waitFor(() => expect(screen.getByTestId('recommended-are').textContent).toContain('Gas Mask'));
    expect(at.chosen).toEqual([]);
  });

  it('is not offered where the table does without aids (FC-07)', () => {
    seated(0);

    expect(screen.queryByTestId('recommended')).toBeNull();
  });
});
