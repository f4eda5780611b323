// Files of games and of campaigns: each is taken by whichever button it is given to.

import { takeIn } from './campaigns.svelte';
import { importAndGo } from './opening';
import { go } from './router.svelte';

/** What a file says of itself, first of all: the format of a game, or "campaign"; a sealed game says it in another word. */
async function saysOf(file: Blob): Promise<unknown> {
  try {
    const { noisecheck, 'noisecheck-sealed': sealed } = JSON.parse(await file.text());
    return noisecheck ?? sealed;
  } catch {
    return undefined; // the server says what is wrong with it
  }
}

/** "Import a game". A campaign goes to the campaigns. */
export async function takeGame(file: Blob): Promise<void> {
  if ((await saysOf(file)) !== 'campaign') return importAndGo(file);
  await takeIn(file);
  go('/missions');
}

/** "Bring one in". A game goes to its table. */
export async function takeCampaign(file: Blob): Promise<void> {
  return typeof (await saysOf(file)) === 'number' ? importAndGo(file) : takeIn(file);
}

/** What a file is called: by a name that somebody gave, as far as file systems bear with it. */
export function fileName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${['noisecheck', ...words].join('-')}.json`;
}
