/** Milliseconds in which nobody reads what has just appeared: no press counts for it. */
export const MOMENT = 400;
