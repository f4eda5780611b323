import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../lib/words.svelte';
import { onStage, STAGE } from '../testing/stage';
import MapPicture from './MapPicture.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

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
