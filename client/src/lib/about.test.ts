import { beforeAll, describe, expect, test } from 'vitest';
import { about } from './about';
import { speak, t } from './words.svelte';

beforeAll(() => speak('en'));

describe('what a thing does is said by the words of its options', () => {
  test.each([
    ['use c-4', 'card-c-4'],
    ['use c-4 d6', 'card-c-4'],
    ['use key-card-3 d1-d2', 'card-key-card-3'],
    ['equip snake rations', 'card-rations'],
    ['put back gray-fox arm-cannon', 'card-arm-cannon'],
    ['focus plus-2 die 1', 'token-plus-2'],
    ['focus meryl extra-action', 'token-extra-action'],
    ['refresh reroll', 'token-reroll'],
    ['system distraction', 'system-distraction'],
    ['resolve lights-out level 2', 'system-lights-out'],
    ['i-work-alone die 1 up', 'ability-i-work-alone'],
    ['dash', 'action-dash'],
    ['use', 'action-use'],
  ])('%s', (text, key) => {
    expect(about(text)).toBe(t(key));
    expect(about(text)).not.toBe(key);
  });

  test('copies of a card share its words', () => {
    expect(about('use rations-3')).toBe(t('card-rations'));
  });

  test('where an action goes is told by its preview, not by its words', () => {
    const places = ['sneak b2', 'put die 1 on distraction 2', 'pass', 'turn snake', ''];

    expect(places.map(about).join('')).toBe('');
  });
});
