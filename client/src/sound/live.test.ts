import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// What a browser would be told, without one: every node is the same kind of thing, and counts when a source begins.
let started = 0;

class Param {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
  setTargetAtTime() {}
  cancelScheduledValues() {}
}

function node() {
  return {
    gain: new Param(),
    frequency: new Param(),
    Q: new Param(),
    connect: (to: unknown) => to,
    start: () => {
      started += 1;
    },
    stop: () => {},
  };
}

class Context {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = node();
  createGain = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createWaveShaper = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const ALL = { ui: 100, events: 100, turn: 100 };

beforeEach(() => {
  started = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a cue sounds, and is silence at no volume or before a gesture', async () => {
  const { cue } = await import('./live');
  cue('alert', ALL);
  const loud = started;
  expect(loud).toBeGreaterThan(0);

  cue('alert', { ...ALL, events: 0 });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  cue('alert', ALL);
  expect(started).toBe(loud);
});

test('in a tab that nobody looks at only whose turn it is sounds', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { cue } = await import('./live');

  cue('alert', ALL);
  expect(started).toBe(0);
  cue('turn', ALL);
  expect(started).toBeGreaterThan(0);
});

test('what goes on by itself writes on until it is stopped', async () => {
  vi.useFakeTimers();
  const { lay, perform } = await import('./live');
  const [bed, score] = [lay('water', 50), perform(50, 'quiet')];
  const first = started;
  expect(first).toBeGreaterThan(0);

  bed();
  score.stop();
  vi.advanceTimersByTime(60_000);
  expect(started).toBe(first);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('the bed of a place holds its breath for an alarm, and for nothing less', async () => {
  const { cue, lay } = await import('./live');
  const stop = lay('wind', 50);
  const faded = vi.spyOn(Param.prototype, 'setTargetAtTime');

  cue('dice', ALL);
  expect(faded).not.toHaveBeenCalled();
  cue('alert', ALL);
  expect(faded).toHaveBeenCalledTimes(2); // goes, and comes again
  stop();
});
