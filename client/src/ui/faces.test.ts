import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Faces from './Faces.svelte';
import { faced } from './faces';

describe('dice in a text', () => {
  let shown: Record<string, unknown> | undefined;

  afterEach(() => {
    if (shown) unmount(shown);
    document.body.innerHTML = '';
  });

  it('are found with their colour and what they show', () => {
    const found = faced('Snake rolls □2 ■! (noise).');

    expect(found.map((each) => each.text).join('')).toBe('Snake rolls □2 ■! (noise).');
    expect(found.filter((each) => each.face !== null).map(({ face, white }) => [face, white])).toEqual([
      ['2', true],
      ['!', false],
    ]);
  });

  it('may stand for any die of a colour', () => {
    expect(faced('1□ 2■').filter((each) => each.face !== null)).toHaveLength(2);
    expect(faced('no dice here')).toHaveLength(1);
  });

  it('stay on the line of the number that counts them', () => {
    shown = mount(Faces, { target: document.body, props: { text: 'with his dice and 1■ more' } });

    expect(document.querySelector('.face')?.parentElement?.textContent).toMatch(/^1/);
  });

  it('are drawn in their own colours, and read out in words', () => {
    shown = mount(Faces, { target: document.body, props: { text: '□2 ■' } });

    const [white, black] = document.querySelectorAll('.face');
    expect(white?.classList.contains('white')).toBe(true);
    expect(black?.classList.contains('white')).toBe(false);
    expect(document.body.textContent).not.toMatch(/[□■]/);
    expect(document.querySelectorAll('.sr-only')).toHaveLength(2);
  });
});
