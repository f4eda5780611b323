// What goes on by itself: the bed of a place and the score. Each writes a little ahead of the time that is heard, so it
// can be written down whole, for a test, as well as played.

import type { AlertLevel } from '../lib/alert';
import type { Bed, Drone } from './beds';
import { BAR, barOf, COMES, GOES, LAYERS, type Layer, LEVELS } from './score';
import { filterOf, gateOf, levelOf, noiseFor, sound } from './synth';

const COME = 0.6; // seconds, about a third of the time until all is there
const GO = 0.2; // and until it is gone
const HUSH = { level: 0.15, after: 0.6, goes: 0.03, comes: 0.4 }; // a share of the level; the rest in seconds

/** Something that sounds until it is stopped, as loud as told. */
export abstract class Playing {
  protected readonly out: GainNode;
  private level = 0;

  constructor(
    protected readonly context: BaseAudioContext,
    to: AudioNode,
  ) {
    this.out = context.createGain();
    this.out.gain.value = 0;
    this.out.connect(to);
  }

  loud(level: number, at: number): void {
    this.level = level;
    this.out.gain.setTargetAtTime(level, at, COME);
  }

  /** Holds its breath, for what is heard now. */
  hush(at: number): void {
    this.out.gain.setTargetAtTime(this.level * HUSH.level, at, HUSH.goes);
    this.out.gain.setTargetAtTime(this.level, at + HUSH.after, HUSH.comes);
  }

  /** Fades, and lets go of everything. */
  stop(at: number): void {
    this.out.gain.cancelScheduledValues(at); // nor does it come back after a hush
    this.out.gain.setTargetAtTime(0, at, GO);
  }

  /** Writes down what is heard up to a time. */
  abstract write(until: number): void;
}

export class BedPlaying extends Playing {
  private readonly sources: AudioScheduledSourceNode[] = [];
  private readonly next: number[]; // when each grain comes again
  private turn = 0;

  constructor(
    context: BaseAudioContext,
    to: AudioNode,
    begin: number,
    private readonly bed: Bed,
  ) {
    super(context, to);
    for (const each of bed.drones) this.drone(each);
    for (const each of this.sources) each.start(begin);
    this.next = bed.grains.map((each, place) => begin + each.every * (0.4 + 0.3 * place));
  }

  override stop(at: number): void {
    super.stop(at);
    for (const each of this.sources) each.stop(at + 10 * GO);
  }

  write(until: number): void {
    for (const [place, grain] of this.bed.grains.entries()) {
      let at = this.next[place] ?? until;
      for (; at < until; this.turn += 1) {
        sound(this.context, this.out, grain, at, this.turn);
        at += grain.every * (1 + grain.vary * Math.sin(this.turn * 2.4));
      }
      this.next[place] = at;
    }
  }

  private drone(drone: Drone): void {
    const { wave, from = 0, filter, sway } = drone;
    const source = wave === 'noise' ? this.noise() : this.wave(wave, from);
    this.sources.push(source);
    const level = this.context.createGain();
    level.gain.value = levelOf(drone);
    let node: AudioNode = source;
    if (filter) node = node.connect(filterOf(this.context, filter));
    if (sway) {
      const { gate, wave: tide } = gateOf(this.context, sway.hz, sway.depth);
      this.sources.push(tide);
      node = node.connect(gate);
    }
    node.connect(level).connect(this.out);
  }

  private noise(): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = noiseFor(this.context);
    source.loop = true;
    return source;
  }

  private wave(type: OscillatorType, hz: number): OscillatorNode {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.value = hz;
    return source;
  }
}

export class ScorePlaying extends Playing {
  private readonly layers = {} as Record<Layer, GainNode>;
  private bar = 0;

  constructor(
    context: BaseAudioContext,
    to: AudioNode,
    private written: number,
    level: AlertLevel,
  ) {
    super(context, to);
    for (const layer of LAYERS) {
      const node = context.createGain();
      node.gain.value = LEVELS[layer][level];
      node.connect(this.out);
      this.layers[layer] = node;
    }
  }

  /** Both layers go on; how loud each is follows the state of alert. */
  follow(level: AlertLevel, at: number): void {
    for (const layer of LAYERS) {
      const { gain } = this.layers[layer];
      gain.setTargetAtTime(LEVELS[layer][level], at, level === 'quiet' ? GOES : COMES);
    }
  }

  write(until: number): void {
    for (; this.written < until; this.written += BAR / 1000) {
      for (const layer of LAYERS) {
        sound(this.context, this.layers[layer], { tones: barOf(layer, this.bar) }, this.written);
      }
      this.bar += 1;
    }
  }
}
