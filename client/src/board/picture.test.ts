import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../lib/words.svelte';
import { hero } from '../testing/figures';
import { onStage, STAGE } from '../testing/stage';
import MapPicture from './MapPicture.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

describe('Attention', () => {
  const letters = (space: string) => {
    const heroes = [hero('snake', 'a2', { attention: { side: '!', space } })];
    const { container } = render(MapPicture, { props: { stage: STAGE, position: onStage({ heroes }), sight: 'off' } });
    return container.querySelector('[data-thing=attention]')?.textContent?.replace(/\s/g, '');
  };

  it('has the letter of its hero where they stand elsewhere', () => {
    expect(letters('c1')).toBe('!S');
    expect(letters('a2')).toBe('!');
  });
});

describe('a picture of a map', () => {
  const written = (named: boolean) => {
    const { container } = render(MapPicture, { props: { stage: STAGE, position: onStage(), sight: 'off', named } });
    return [...container.querySelectorAll('text')].map((each) => each.textContent?.trim());
  };

  it('has its coordinates around it and the names of its zones where words beside it name them', () => {
    expect(written(true)).toEqual(expect.arrayContaining(['A', 'B', 'C', '1', '2', 'yard']));
    expect(written(false)).not.toContain('A');
    expect(written(false)).not.toContain('yard');
  });
});
