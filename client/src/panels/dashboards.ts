// The actions in the order of the dock, and whose they are. A test compares this with the heroes' dashboards.
// Cards and Focus tokens have places of their own, and so have System cards and the dice at a lock.

const MOVES = ['sneak', 'dash'];
const BLOWS = ['hand-to-hand', 'combo'];
const REST = ['interact', 'knock', 'refresh'];

export const DASHBOARDS: Record<string, string[]> = {
  snake: [...MOVES, ...BLOWS, 'takedown', 'drag', ...REST],
  meryl: [...MOVES, ...BLOWS, 'disguise', 'drag', ...REST],
  otacon: [...MOVES, ...REST, 'hack', 'search', 'access'],
  'gray-fox': [...MOVES, ...BLOWS, 'drag', ...REST],
};

/** What is printed there besides actions. */
export const ABILITIES: Record<string, string[]> = {
  snake: ['sneak-attack', 'i-work-alone'],
  meryl: ['not-a-rookie'],
  'gray-fox': ['get-clear'],
};

/** Actions that are offered elsewhere than in the dock's row: on cards, at the lock, on System cards. */
export const ELSEWHERE = ['reroll', 'use', 'recall', 'resolve'];

/** What an action takes where nothing else says so, for heroes whose turn it is not. */
export const COSTS: Record<string, number> = { combo: 2, takedown: 2, disguise: 2 };
export const NOISY = ['dash', 'drag'];
