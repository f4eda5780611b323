import { mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { option, question, Seated } from '../../testing/seated';
import type { Hero, PositionAids } from '../../wire';
import { consequences } from '../dock/ending';
import SquadCard from './SquadCard.svelte';

beforeAll(() => speak('en'));

function found(id: string, more: Partial<Hero>, noise: PositionAids['noise'] = {}): string | undefined {
  const at = new Seated(question([option('sneak b1')]));
  at.room.aids.renew({ noise, plans: [], reach: {}, interactables: [], previews: [] });
  const target = document.createElement('div');
  const card = mount(SquadCard, { target, props: { hero: { ...hero('snake'), ...more } }, context: at.context });
  const words = target.querySelector(`[data-testid="${id}-snake"]`)?.textContent?.trim();
  unmount(card);
  return words;
}

describe('the noise of a hero', () => {
  it('stands on the card until the check, and not after it', () => {
    expect(found('noise', { noisy: 4 })).toContain('4 dice');
    expect(found('noise', { noisy: 1 }, { snake: [1, 1 / 6] })).toBe('so far 1 die · 17%');
    expect(found('noise', { noisy: 1 }, { snake: [0, 0] })).toBeUndefined();
    expect(found('noise', { noisy: 4, acted: true })).toBeUndefined();
  });

  it('is one die more for each hostage that comes along', () => {
    expect(found('hostages', { hostages: 1 })).toBe('A hostage comes along: 1 extra noise die');
    expect(found('noise', { noisy: 1, hostages: 2 })).toContain('3 dice');
    expect(found('hostages', {})).toBeUndefined();
  });

  it('of hostages alone is shown before the turn ends', () => {
    const [warning] = consequences({ ...hero('snake'), hostages: 1 }, { text: 'end', noise_chance: 1 / 6 });
    expect(warning).toMatchObject({ words: 'Noise check: 1 white die, 17% chance of being heard.', isWarning: true });
  });
});
