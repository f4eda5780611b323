// The sizes of windows that matter, each with its name: `@media (--small)` in styles (vite.config.ts puts the condition in
// its place), `MEDIA.small` in code. Nothing else asks how large a window is.

const narrow = '(max-width: 900px)';
const wide = '(min-width: 901px)';
const flat = '(max-height: 560px)';
const notPhone = '(min-width: 561px)';

export const MEDIA = {
  /** For fingers. */
  finger: '(pointer: coarse)',
  /** Something can be pointed at without being pressed. */
  hover: '(hover: hover)',
  phone: '(max-width: 560px)',
  /** Half a laptop: columns go below each other. */
  half: '(max-width: 760px)',
  narrow,
  wide,
  tablet: '(max-width: 1100px)',
  compact: '(max-width: 1279px)',
  laptop: '(max-width: 1365px)',
  huge: '(min-width: 1920px)',
  flat,
  short: '(max-height: 760px)',
  modest: '(max-height: 820px)',
  tall: '(min-height: 821px)',
  /** Where the table shows one sheet at a time (MB-01), and where it shows all. */
  small: `${narrow}, ${flat}`,
  large: `${wide} and (min-height: 561px)`,
  /** A phone that lies on its side. */
  lying: `${narrow} and ${notPhone} and (orientation: landscape), ${flat} and ${notPhone}`,
  /** Where a page has its place on one screen, and what is long scrolls in itself. */
  page: `${wide} and (min-height: 600px)`,
};

/** A condition with the named ones put in their places. */
export function spelledOut(condition: string): string {
  return condition.replace(/\(--([a-z]+)\)/g, (said, name: string) => {
    if (!(name in MEDIA)) throw new Error(`no window is called ${said}: lib/media.ts has the names`);
    return MEDIA[name as keyof typeof MEDIA];
  });
}
