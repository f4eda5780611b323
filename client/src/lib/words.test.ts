import languages from 'virtual:languages';
import { expect, it, vi } from 'vitest';
import { learnRules, speak, t } from './words.svelte';

it('whoever changes the language while the texts of rules are on their way has them in the new one', async () => {
  await speak('en');
  const english = languages.en as NonNullable<(typeof languages)[string]>;
  const texts = await english.rules();
  let come = (_: typeof texts) => {};
  vi.spyOn(english, 'rules').mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );

  const learning = learnRules();
  await speak('en');
  come(texts);
  await learning;

  expect(t('rule-SET-1.text')).toContain('one sitting');
});
