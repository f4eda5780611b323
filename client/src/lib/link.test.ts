import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '../testing/socket';
import type { Refused } from '../wire';
import { Link, type LinkState } from './link';

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
