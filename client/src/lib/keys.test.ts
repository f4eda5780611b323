import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS, isSingle, type KeyCommand, keyOf, NAMES, onKey, onkeydown, onNumbers } from './keys.svelte';
import { settings } from './settings.svelte';
import { has, speak } from './words.svelte';

const stops: (() => void)[] = [];

function on(command: KeyCommand) {
  const handler = vi.fn();
  stops.push(onKey(command, handler));
  return handler;
}

function press(key: string, given: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given });
  target.addEventListener('keydown', onkeydown as EventListener, { once: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  settings.singleKeys = true;
  settings.keys = {};
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

describe('keys', () => {
  it.each<[string, KeyboardEventInit, KeyCommand]>([
    ['e', {}, 'table.end'],
    ['z', {}, 'table.undo'],
    ['Z', { shiftKey: true }, 'table.redo'],
    ['ω', { altKey: true, code: 'KeyZ' }, 'table.undo-menu'],
    ['?', { shiftKey: true }, 'table.keys'],
    ['+', { shiftKey: true }, 'board.zoom-in'],
    ['>', { shiftKey: true, code: 'Period' }, 'theatre.replay'],
    ['Escape', {}, 'table.back'],
    [' ', {}, 'board.menu'],
  ])('%s does what the list says', (key, given, command) => {
    const handler = on(command);

    press(key, given);

    expect(handler).toHaveBeenCalledOnce();
  });

  it('can be changed', () => {
    const handler = on('table.end');
    settings.keys = { 'table.end': 'Q' };

    press('e');
    expect(handler).not.toHaveBeenCalled();
    press('q');
    expect(handler).toHaveBeenCalledOnce();
  });

  it('do nothing while somebody types', () => {
    const handler = on('table.end');
    document.body.innerHTML = '<input>';

    press('e', {}, document.querySelector('input') as Element);

    expect(handler).not.toHaveBeenCalled();
  });

  it('leave Enter and Space to a button that has the focus', () => {
    const handler = on('table.confirm');
    document.body.innerHTML = '<button>x</button>';

    press('Enter', {}, document.querySelector('button') as Element);
    expect(handler).not.toHaveBeenCalled();
    press('Enter');
    expect(handler).toHaveBeenCalledOnce();
  });

  it('of one sign can be switched off, the others stay (T42)', () => {
    const end = on('table.end');
    const redo = on('table.redo');
    const back = on('table.back');
    const numbers = vi.fn();
    stops.push(onNumbers(numbers));
    settings.singleKeys = false;

    press('e');
    press('Z', { shiftKey: true });
    press('3');
    press('Escape');

    expect([end, redo, numbers].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    expect(back).toHaveBeenCalledOnce();
    expect(keyOf('table.end')).toBe('');
  });

  it('1 to 9 go to the dock', () => {
    const numbers = vi.fn();
    stops.push(onNumbers(numbers));

    press('3');

    expect(numbers).toHaveBeenCalledWith(3);
  });

  it('are single if they type a sign', () => {
    expect(['E', 'Shift+H', '?', '['].every(isSingle)).toBe(true);
    expect(['Enter', 'Escape', 'Alt+Z', 'F6', 'Space'].some(isSingle)).toBe(false);
  });

  it('have words, every one', async () => {
    await speak('en');

    const wordless = NAMES.filter((command) => !has(`key-${command.replaceAll('.', '-')}`));

    expect(wordless).toEqual([]);
  });

  it('are no two the same', () => {
    const keys = Object.values(COMMANDS);

    expect(new Set(keys).size).toBe(keys.length);
  });
});
