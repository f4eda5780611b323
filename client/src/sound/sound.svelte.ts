// What is heard and when: volumes, mute, captions, and no alarm twice within two seconds.

import { settings } from '../lib/settings.svelte';
import type { Told } from '../wire';
import { CUES, type CueName } from './cues';
import { sound } from './synth';

const ALERT_REST = 2_000;
const CAPTION = 2_500;
const CAPTIONED = new Set<CueName>(
  'turn dice quiet noise attention alert hit damage ko boss strike track unlock ping clear fail'.split(
    ' ',
  ) as CueName[],
);

/** The last sound in words, while captions are wanted; empty after a moment. */
export const caption = $state({ cue: '' as CueName | '' });
let captionTimer: ReturnType<typeof setTimeout> | undefined;
let lastAlert = Number.NEGATIVE_INFINITY;

export function play(name: CueName): void {
  const now = performance.now();
  if (name === 'alert') {
    if (now - lastAlert < ALERT_REST) return;
    lastAlert = now;
  }
  describe(name);
  if (settings.muted) return;
  const cue = CUES[name];
  const volume = settings.volume[cue.group] / 100;
  if (volume > 0) sound(cue.tones, volume);
  if (cue.haptic && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(cue.haptic);
}

function describe(name: CueName): void {
  if (!settings.captions || !CAPTIONED.has(name)) return;
  caption.cue = name;
  clearTimeout(captionTimer);
  captionTimer = setTimeout(() => {
    caption.cue = '';
  }, CAPTION);
}

const BY_KIND: Record<string, CueName> = {
  GuardMoved: 'sneak',
  GuardLeapt: 'dash',
  BossMoved: 'sneak',
  BossCardRevealed: 'boss',
  TrackMoved: 'track',
  ThreatRaised: 'track',
  Rolled: 'dice',
  Seen: 'alert',
  LaserTripped: 'alert',
  Hurt: 'damage',
  KnockedOut: 'ko',
  Killed: 'ko',
  BossDefeated: 'ko',
  Exploded: 'damage',
  DoorOpened: 'unlock',
  TerminalHacked: 'unlock',
  SystemResolved: 'unlock',
  ObjectiveTaken: 'unlock',
};

/** Which sound an event makes; what a roll was for is heard when it is known how it ended. */
export class Ear {
  private purpose: unknown = ''; // of the last roll

  cueOf(event: Told): CueName | null {
    const { kind, facts, rule } = event;
    if (kind === 'Rolled') this.purpose = facts.purpose;
    if (kind === 'AttentionPlaced') {
      const fromNoise = this.wasFor('noise');
      if (facts.side === '!') return 'alert';
      return fromNoise ? 'noise' : 'attention';
    }
    if (kind === 'TurnEnded' && this.wasFor('noise')) return 'quiet';
    if (kind === 'Moved') return rule === 'ACT-5' ? 'dash' : 'sneak';
    if (kind === 'Attacked') {
      const byBoss = this.wasFor('boss-attack');
      if (!Number(facts.hits)) return null;
      return byBoss ? 'strike' : 'hit';
    }
    return BY_KIND[kind] ?? null;
  }

  /** Whether the last roll was for this; it is asked once. */
  private wasFor(purpose: string): boolean {
    const was = this.purpose === purpose;
    this.purpose = '';
    return was;
  }
}
