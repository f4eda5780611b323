import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { askPermission, giveNotice, permission, Summons } from './summons.svelte';

const page = { focused: true };
const asked = { isAsked: false };
let stop = () => {};

beforeEach(() => {
  page.focused = true;
  asked.isAsked = false;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => page.focused);
});
afterEach(() => {
  stop();
  settings.notices = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watched(): Summons {
  const summons = new Summons(asked);
  stop = summons.watch();
  return summons;
}

function look(summons: Summons, focused: boolean, isAsked: boolean): boolean {
  page.focused = focused;
  window.dispatchEvent(new Event(focused ? 'focus' : 'blur'));
  asked.isAsked = isAsked;
  flushSync(() => summons.follow());
  return summons.isDue;
}

describe('whoever looks elsewhere', () => {
  it('is told when it becomes their turn, until they are back', () => {
    const summons = watched();

    expect(look(summons, false, false)).toBe(false);
    expect(look(summons, false, true)).toBe(true);
    expect(look(summons, true, true)).toBe(false);
  });

  it('is not told what they knew when they left', () => {
    const summons = watched();
    look(summons, true, true);

    expect(look(summons, false, true)).toBe(false);
    look(summons, false, false);
    expect(look(summons, false, true)).toBe(true);
  });

  it('is not told while they look', () => {
    expect(look(watched(), true, true)).toBe(false);
  });
});

describe('notices of the browser', () => {
  const made = vi.fn();
  const requestPermission = vi.fn(async () => 'granted' as NotificationPermission);

  function stubbed(allowed: NotificationPermission): void {
    class Notice {
      static permission = allowed;
      static requestPermission = requestPermission;
      close = vi.fn();
      constructor(...given: unknown[]) {
        made(...given);
      }
    }
    vi.stubGlobal('Notification', Notice);
  }

  beforeEach(() => {
    made.mockClear();
    requestPermission.mockClear();
  });

  it('come only if they are wanted and allowed, and never ask by themselves', () => {
    stubbed('default');
    settings.notices = true;
    giveNotice('Your turn', 'Snake', 't');
    stubbed('granted');
    settings.notices = false;
    giveNotice('Your turn', 'Snake', 't');
    expect(made).not.toHaveBeenCalled();
    expect(requestPermission).not.toHaveBeenCalled();

    settings.notices = true;
    giveNotice('Your turn', 'Snake', 't');
    expect(made).toHaveBeenCalledWith('Your turn', { body: 'Snake', tag: 't' });
  });

  it('are asked for once: a browser that has said no is not asked again', async () => {
    stubbed('denied');
    expect(await askPermission()).toBe('denied');
    expect(requestPermission).not.toHaveBeenCalled();

    stubbed('default');
    expect(await askPermission()).toBe('granted');
  });

  it('are missing where the browser has none', async () => {
    vi.stubGlobal('Notification', undefined);
    expect(permission()).toBe('missing');
    expect(await askPermission()).toBe('missing');
  });
});
