import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profile } from '../lib/profile.svelte';
import { speak, t } from '../lib/words.svelte';
import { option, question, Seated } from '../testing/seated';
import { Course } from './course.svelte';
import Lesson from './Lesson.svelte';

beforeAll(() => speak('en'));
beforeEach(() => {
  profile.courses = { training: { table: 't', looked: [], done: false, skipped: false, lost: false } };
});
afterEach(cleanup);

function taken() {
  const { room, hand, context } = new Seated(question([option('sneak b1'), option('end')]));
  const course = new Course(room, hand);
  const { container } = render(Lesson, { props: { course }, context });
  const find = (testid: string) => container.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  const press = (testid: string) => {
    find(testid)?.click();
    flushSync();
  };
  return { course, find, press };
}

describe('a lesson', () => {
  it('folds to a line with its title and number, and unfolds again', () => {
    const { find, press } = taken();
    const said = () => find('tutorial-card')?.textContent ?? '';

    press('tutorial-fold');
    expect(said()).toContain(t('tutorial-move'));
    expect(said()).toContain('1/10');
    expect(said()).not.toContain(t('tutorial-move.text'));
    expect(find('tutorial-skip')).toBeNull();

    press('tutorial-fold');
    expect(said()).toContain(t('tutorial-move.text'));
  });

  it('is left only by whoever says so twice', () => {
    const { course, find, press } = taken();

    press('tutorial-skip');
    expect(course.isOn).toBe(true);
    press('tutorial-stay');
    expect(find('tutorial-skip-yes')).toBeNull();
    expect(course.isOn).toBe(true);

    press('tutorial-skip');
    press('tutorial-skip-yes');
    expect(course.isOn).toBe(false);
  });

  it('is not left by Esc', () => {
    const { course, find, press } = taken();

    press('tutorial-skip');
    find('tutorial-stay')
      ?.closest('dialog')
      ?.dispatchEvent(new Event('cancel', { cancelable: true }));
    flushSync();

    expect(find('tutorial-skip-yes')).toBeNull();
    expect(course.isOn).toBe(true);
  });
});
