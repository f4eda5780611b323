// How a call is spoken: word by word, a mouth that opens with the syllables, a breath after a sentence.

const BEAT = 130; // milliseconds a syllable
const PAUSES: Record<string, number> = { ',': 1, ';': 2, ':': 2, '.': 4, '?': 4, '!': 4 }; // beats
const SYLLABLE = /[aeiouyäöüáéíóúàèìòù]+|\d/gi;
const SAMPLES = 33;

/** A beat of what is said: which word it is, and whether the mouth is open. */
export interface Beat {
  word: number;
  open: boolean;
}

/** Words in beats. */
export function beatsOf(words: string[]): Beat[] {
  const beats: Beat[] = [];
  for (const [word, letters] of words.entries()) {
    const syllables = letters.match(SYLLABLE)?.length ?? 1;
    for (let each = 0; each < syllables; each++) beats.push({ word, open: beats.length % 2 === 0 });
    const pause = PAUSES[letters.replace(/[”’)]+$/, '').at(-1) ?? ''] ?? 0;
    for (let each = 0; each < pause; each++) beats.push({ word, open: false });
  }
  return beats;
}

/** The line of a voice at a beat, as heights from 0 to 1: highest in the middle, low while the mouth is shut. */
function waveAt(beat: number, open: boolean): number[] {
  const loud = open ? 1 : 0.15;
  return Array.from({ length: SAMPLES }, (_, at) => {
    const near = 1 - Math.abs(at - (SAMPLES - 1) / 2) / (SAMPLES / 2);
    return loud * near * near * (((at * 7919 + beat * 104_729) % 97) / 97);
  });
}

/** Somebody who speaks. */
export class Voice {
  readonly words: string[];
  #beats: Beat[];
  #at = $state(0);

  constructor(text: string) {
    this.words = text.split(/\s+/);
    this.#beats = beatsOf(this.words);
  }

  /** What is said just now; nothing when all is said. */
  readonly now = $derived.by(() => this.#beats[this.#at]);
  readonly wave = $derived.by(() => (this.now ? waveAt(this.#at, this.now.open) : []));

  /** Begins to speak, and returns what stops it. */
  speak(): () => void {
    const timer = setInterval(() => {
      this.#at += 1;
      if (!this.now) clearInterval(timer);
    }, BEAT);
    return () => clearInterval(timer);
  }

  /** All is said at once. */
  finish(): void {
    this.#at = this.#beats.length;
  }
}
