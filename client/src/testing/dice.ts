// For tests: dice by their texts, `w4` or `b6`, and `w!`.

import type { Die } from '../wire';

export function die(text: string): Die {
  return { colour: text.startsWith('w') ? 'w' : 'b', face: Number(text.slice(1)) || 0 };
}

export function dice(...texts: string[]): Die[] {
  return texts.map(die);
}
