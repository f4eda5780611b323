import { expect, test } from 'vitest';

// A folder imports itself and what stands before it here. So whoever changes one knows what it cannot break.
const ORDER = [
  'lib', // no picture: the room, the hand, the words
  'ui', // parts of pictures: buttons, dialogs, marks
  'sound',
  'board',
  'codec',
  'theatre',
  'tutorial',
  'panels/dice',
  'panels/systems',
  'panels/decision',
  'panels/dock',
  'panels/squad',
  'panels/enemy',
  'panels/boss',
  'panels/inspector',
  'panels/log',
  'panels/chat',
  'panels/hint',
  'panels/bar',
  'panels/drawer',
  'panels/dialogs',
  'screens',
];

const FILES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

const isTest = (path: string) => path.endsWith('.test.ts') || path.startsWith('./testing/');

/** `panels/log` of `./panels/log/Log.svelte`, `lib` of `./lib/api.ts`; empty beside the folders. */
function folderOf(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (!rest.length) return '';
  return first === 'panels' && rest.length > 1 ? `panels/${rest[0]}` : first;
}

/** Where an import leads to, from `./`. */
function led(from: string, to: string): string {
  return `.${new URL(to, `https://noisecheck.test${from.slice(1)}`).pathname}`;
}

function importsOf(path: string): string[] {
  const said = FILES[path]?.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g) ?? [];
  return [...said].map(([, to = '']) => led(path, to)).filter((to) => !to.startsWith('./node_modules/'));
}

const shown = Object.keys(FILES).filter((path) => folderOf(path) && !isTest(path));

test('every folder has its place in the order, and every place its folder', () => {
  expect([...new Set(shown.map(folderOf))].sort()).toEqual([...ORDER].sort());
});

test('a folder imports nothing from above it', () => {
  const place = (path: string) => ORDER.indexOf(folderOf(path));
  const wrong = shown.flatMap((path) =>
    importsOf(path)
      .filter((to) => to !== './wire' && (!folderOf(to) || place(to) > place(path)))
      .map((to) => `${path} imports ${to}`),
  );

  expect(wrong).toEqual([]);
});

test('only tests use what is made for tests', () => {
  const wrong = Object.keys(FILES).filter((path) => !isTest(path) && importsOf(path).some(isTest));

  expect(wrong).toEqual([]);
});
