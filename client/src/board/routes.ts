// Routes among which players choose for a guard: each has a letter and a line of its own, here and on the map (D23).

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const DASHES = ['', '9 5', '2 5', '14 4 2 4', '5 3', '18 6', '2 3 8 3', '12 4 4 4'];

/** The dash pattern of a route by its number; the first is drawn solid. */
export function dashes(route: number): string {
  return DASHES[route % DASHES.length] ?? '';
}

export function letter(route: number): string {
  return LETTERS[route % LETTERS.length] ?? '';
}
