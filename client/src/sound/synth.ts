// Makes the tones heard. The context is made at the first gesture, as browsers demand; until then there is silence.

import type { Tone } from './cues';

const MASTER = -12; // dB
const LOUDNESS = 4; // the levels of the table are those of a quiet room; small speakers need more
const ATTACK = 0.004; // seconds, so that nothing clicks
const gainOf = (db: number) => 10 ** (db / 20);

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let drone: { gain: GainNode; source: AudioBufferSourceNode } | null = null;

function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(audio: AudioContext, tone: Tone, begin: number, end: number): AudioScheduledSourceNode {
  if (tone.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    source.loop = true;
    return source;
  }
  const source = audio.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, begin);
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  return source;
}

/** Plays tones at a volume from 0 to 1. */
export function sound(tones: Tone[], volume: number): void {
  const audio = awake();
  if (!audio) return;
  for (const tone of tones) {
    const begin = audio.currentTime + (tone.at ?? 0) / 1000;
    const end = begin + tone.ms / 1000;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(gainOf(tone.db + MASTER) * LOUDNESS * volume, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    const source = sourceOf(audio, tone, begin, end);
    if (tone.filter) {
      const filter = audio.createBiquadFilter();
      filter.type = tone.filter.type;
      filter.frequency.setValueAtTime(tone.filter.hz, begin);
      if (tone.filter.to) filter.frequency.exponentialRampToValueAtTime(tone.filter.to, end);
      source.connect(filter).connect(gain).connect(audio.destination);
    } else source.connect(gain).connect(audio.destination);
    source.start(begin);
    source.stop(end + 0.02);
  }
}

/** A faint drone that breathes every ten seconds; 0 ends it. */
export function ambience(volume: number): void {
  const audio = volume > 0 || drone ? awake() : null;
  if (!audio) return;
  if (!drone) {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 180;
    const breath = audio.createOscillator();
    breath.frequency.value = 0.1;
    const depth = audio.createGain();
    depth.gain.value = 60;
    const gain = audio.createGain();
    breath.connect(depth).connect(filter.frequency);
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start();
    breath.start();
    drone = { gain, source };
  }
  drone.gain.gain.setTargetAtTime(volume * gainOf(-34), audio.currentTime, 0.4);
}
