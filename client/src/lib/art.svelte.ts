// The drawings, from the same files of symbols the Python side reads. A file is fetched when something of it is first to
// be shown; `ui/Art.svelte` has what has come, and `<use href="#snake">` shows it.

const files = import.meta.glob<string>('../../../src/noisecheck/art/symbols/*.svg', {
  query: '?raw',
  import: 'default',
});
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1)?.slice(0, -4), load]));
const asked = new Set<string>();

/** What has come, by file: `figures`, `machines` … */
export const drawings: Record<string, string> = $state({});

/** Whether all drawings of a file are there. It is asked for by this; until it has come, or if it never does, something
 * plain stands in for them. */
export function hasDrawings(file: string): boolean {
  if (!asked.has(file)) {
    asked.add(file);
    fetchDrawings(file).catch(() => asked.delete(file)); // whoever asks next has another try
  }
  return file in drawings;
}

export async function fetchDrawings(file: string): Promise<void> {
  const load = loaders.get(file);
  if (load) drawings[file] = (await load()).replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
}
