// Whom this player does not want to hear: lines and pings, at every table of this browser.

import { keep, kept } from './keep';

export const muted = $state({ names: kept<string[]>('muted', []) });

export function mute(name: string): void {
  muted.names = muted.names.includes(name) ? muted.names.filter((each) => each !== name) : [...muted.names, name];
  keep('muted', $state.snapshot(muted.names));
}
