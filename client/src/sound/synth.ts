// Makes tones heard: on whatever context, at whatever time, into whatever comes next. It knows no settings and no clock.

import type { Cue, Filter, Tone } from './cue';

const RISE = 4; // milliseconds, so that nothing clicks
const FALL = 0.004; // seconds in which the very end goes to nothing
const FAINT = 0.001; // of a tone's level, where its very end begins
const WIDE = 8_000; // Hz of noise that are as loud as a wave
const NOISE = 4; // seconds of it, made once and played in a loop
const GATED = 0.9; // by how much a gate shuts
const GOLDEN = 0.618; // no two of the next dozen multiples lie near each other

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

export const gainOf = (db: number): number => 10 ** (db / 20);

/** Noise, always the same. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = seed / 2 ** 31;
  }
  noises.set(context, made);
  return made;
}

/** How much louder noise has to be behind a filter to be as loud as its level says: the less of it passes, the more. */
export function makeUp({ type, hz, to = hz, q = 1 }: Filter): number {
  const middle = Math.sqrt(hz * to);
  return Math.sqrt(WIDE / (type === 'bandpass' ? middle / q : middle));
}

/** From one value to another while a tone sounds. */
function glide(param: AudioParam, from: number, to: number, begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}

export function filterOf(context: BaseAudioContext, { type, hz, q }: Filter): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = hz;
  if (q !== undefined) node.Q.value = q;
  return node;
}

/** A gain that goes up and down so many times a second, and the wave that moves it. */
export function gateOf(context: BaseAudioContext, hz: number, depth: number): { gate: GainNode; wave: OscillatorNode } {
  const gate = context.createGain();
  gate.gain.value = 1 - depth / 2;
  const swing = context.createGain();
  swing.gain.value = depth / 2;
  const wave = context.createOscillator();
  wave.frequency.value = hz;
  wave.connect(swing).connect(gate.gain);
  return { gate, wave };
}

function sourceOf(
  context: BaseAudioContext,
  { wave, from = 0, to = from }: Tone,
  begin: number,
  end: number,
  turn: number,
  factor: number,
): AudioNode {
  if (wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noiseFor(context);
    source.loop = true;
    source.start(begin, ((turn * GOLDEN) % 1) * NOISE);
    source.stop(end);
    return source;
  }
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, from * factor, to * factor, begin, end);
  source.start(begin);
  source.stop(end);
  return source;
}

/** One tone, `turn` times after the first: so its noise is another piece of it. */
export function voice(
  context: BaseAudioContext,
  out: AudioNode,
  tone: Tone,
  start: number,
  turn = 0,
  factor = 1,
): void {
  const begin = start + (tone.at ?? 0) / 1000;
  const end = begin + tone.ms / 1000;
  let node = sourceOf(context, tone, begin, end, turn, factor);
  if (tone.filter) {
    const { hz, to = hz } = tone.filter;
    const filter = filterOf(context, tone.filter);
    glide(filter.frequency, hz * factor, to * factor, begin, end);
    node = node.connect(filter);
  }
  if (tone.gate) {
    const { gate, wave } = gateOf(context, tone.gate, GATED);
    wave.start(begin);
    wave.stop(end);
    node = node.connect(gate);
  }
  node.connect(envelope(context, tone, begin, end)).connect(out);
}

/** What to multiply a wave or noise by. */
export function levelOf({ wave, db, filter }: Pick<Tone, 'wave' | 'db' | 'filter'>): number {
  return gainOf(db) * (wave === 'noise' && filter ? makeUp(filter) : 1);
}

function envelope(context: BaseAudioContext, tone: Tone, begin: number, end: number): GainNode {
  const { ms, rise = RISE, hold = 0 } = tone;
  const node = context.createGain();
  const level = levelOf(tone);
  const up = begin + Math.max(RISE, Math.min(rise, ms / 2)) / 1000;
  const down = Math.min(up + hold / 1000, end - FALL);
  node.gain.setValueAtTime(0, begin);
  node.gain.linearRampToValueAtTime(level, up);
  node.gain.setValueAtTime(level, down);
  node.gain.exponentialRampToValueAtTime(level * FAINT, end - FALL);
  node.gain.linearRampToValueAtTime(0, end);
  return node;
}

/** All of a cue. One that varies is another one each time, but the same at the same turn. */
export function sound(
  context: BaseAudioContext,
  out: AudioNode,
  { tones, vary = 0 }: Pick<Cue, 'tones' | 'vary'>,
  start: number,
  turn = 0,
): void {
  const factor = 1 + vary * (((turn * GOLDEN) % 1) * 2 - 1);
  for (const tone of tones) voice(context, out, tone, start, turn, factor);
}
