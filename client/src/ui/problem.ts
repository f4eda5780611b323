import { Failure } from '../lib/api';
import { t } from '../lib/words.svelte';

/** What went wrong, in words. The server's own words stand behind it where a file or a text was at fault. */
export function problemOf(error: unknown): string {
  const { code, detail } = error instanceof Failure ? error : new Failure('malformed');
  const problem = t(`problem-${code}`);
  return detail ? t('problem-with', { problem, detail }) : problem;
}
