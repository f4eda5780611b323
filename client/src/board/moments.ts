// How loud each layer of the map is (ART 3): what matters now at full strength, the rest quiet or not there.

type Strength = 'loud' | 'quiet' | 'off';

export interface Strengths {
  /** Of those who are not looked at or aimed at. */
  sight: Strength;
  reach: Strength;
  /** Of guards that are not looked at. */
  ways: boolean;
  cursor: boolean;
}

const STRENGTHS = {
  moving: { sight: 'loud', reach: 'loud', ways: true, cursor: true },
  guard: { sight: 'quiet', reach: 'off', ways: true, cursor: true },
  attack: { sight: 'quiet', reach: 'off', ways: false, cursor: true },
  enemies: { sight: 'loud', reach: 'off', ways: true, cursor: false },
  fire: { sight: 'loud', reach: 'quiet', ways: false, cursor: true },
} satisfies Record<string, Strengths>;

/** A guard is looked at; an attack or the like is in hand; enemies act, to be watched; a boss has announced its fire; or a
 * hero walks. The first of these that holds is what matters. */
export type Moment = keyof typeof STRENGTHS;

export function strengthsAt(holds: Partial<Record<Moment, boolean>>): Strengths {
  const order: Moment[] = ['guard', 'attack', 'enemies', 'fire'];
  return STRENGTHS[order.find((each) => holds[each]) ?? 'moving'];
}
