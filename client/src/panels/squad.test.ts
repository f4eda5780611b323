import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { option, question, Seated } from '../lib/seated';
import { hero } from '../theatre/made';
import SquadCard from './SquadCard.svelte';

function noiseOf(acted: boolean): Element | null {
  const at = new Seated(question([option('sneak b1')]));
  const target = document.createElement('div');
  const props = { hero: { ...hero('snake'), noisy: 4, acted } };
  const card = mount(SquadCard, { target, props, context: at.context });
  const found = target.querySelector('[data-testid="noise-snake"]');
  unmount(card);
  return found;
}

describe('the noise of a hero', () => {
  it('stands on the card until the check, and not after it', () => {
    expect(noiseOf(false)).not.toBeNull();
    expect(noiseOf(true)).toBeNull();
  });
});
