// What makes an option risky, and the rule that says so.

import type { Risk } from '../wire';

export const RULES: Record<Risk, string> = {
  seen: 'LOS-7',
  loud: 'ACT-15',
  leapfrog: 'MOV-3',
  death: 'SET-5',
  loss: 'ACT-12',
  unspent: 'ACT-3',
  'hurt-guard': 'COM-8',
  last: 'SET-15',
};

/** Risks that bring harm at once, as against those that only cost something. */
export const GRAVE: ReadonlySet<Risk> = new Set<Risk>(['seen', 'leapfrog', 'death', 'loud']);
