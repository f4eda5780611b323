// A hero's rim is life: a part for each Health, cut out of one line by dashes, from the top clockwise.

const LONG = 164; // units, of every rim in figures.svg
const GAP = 3;
const TICK = 2;

/** Dashes of the parts that are left, and ticks where the others were. */
export function rimOf(health: number, damage: number): { left: string; lost: string } {
  const part = LONG / health;
  const left = Math.max(0, health - damage);
  const ticks = Math.floor((part * (health - left)) / (2 * TICK));
  return {
    left: [...Array(left).fill(`${part - GAP} ${GAP}`), `0 ${LONG}`].join(' '),
    lost: [`0 ${left * part}`, ...Array(ticks).fill(`${TICK} ${TICK}`), `0 ${LONG}`].join(' '),
  };
}

/** Dashes of the last `many` parts that went. */
export function lostOf(health: number, damage: number, many: number): string {
  const part = LONG / health;
  const left = Math.max(0, health - damage);
  return `0 ${left * part} ${Math.min(many, health - left) * part} ${LONG}`;
}
