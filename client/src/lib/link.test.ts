import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Refused } from '../wire';
import { Link, type LinkState } from './link';

/** A socket without a net: it opens when told to, and says what it is told. */
class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Socket[] = [];
  readyState = 1;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Socket.made.push(this);
  }

  send(): void {}
  close(): void {
    this.onclose();
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const refused = (code: Refused['code']): Refused => ({ type: 'refused', id: '', code, facts: {}, objection: null });
let states: LinkState[] = [];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.made = [];
  states = [];
  link = new Link('t', 'token', { message: () => {}, latency: () => {}, state: (state) => states.push(state) });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that breaks', () => {
  it('is tried again', () => {
    Socket.made[0]?.close();
    vi.advanceTimersByTime(60_000);

    expect(Socket.made.length).toBeGreaterThan(1);
  });

  it.each([
    ['unknown-token', 'seat'],
    ['no-spectators', 'no-spectators'],
    ['protocol', 'version'],
  ] as const)('is not tried again after %s, which would be said again', (code, state) => {
    Socket.made[0]?.says(refused(code));
    Socket.made[0]?.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));

    expect(Socket.made.length).toBe(1);
    expect(states.at(-1)).toBe(state);
  });
});
