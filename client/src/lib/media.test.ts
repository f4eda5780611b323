import { expect, test } from 'vitest';
import { MEDIA, spelledOut } from './media';

const STYLES = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const conditions = Object.entries(STYLES).flatMap(([path, text]) =>
  [...text.matchAll(/@media ([^{]+) \{/g)].map(([, condition = '']) => ({ path, condition })),
);

test('styles call windows by their names', () => {
  const named = /^\(--[a-z]+\)( and \(--[a-z]+\))*$/;
  const others = conditions.filter(
    ({ condition }) => !named.test(condition) && condition !== '(forced-colors: active)',
  );

  expect(others).toEqual([]);
});

test('every name is used, and a name that is none is an error', () => {
  const used = new Set(conditions.flatMap(({ condition }) => condition.match(/[a-z]+(?=\))/g) ?? []));

  expect(Object.keys(MEDIA).filter((name) => !used.has(name))).toEqual([]);
  expect(spelledOut('(--wide) and (--short)')).toBe('(min-width: 901px) and (max-height: 760px)');
  expect(() => spelledOut('(--tiny)')).toThrow('tiny');
});
