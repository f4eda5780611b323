// The order of the campaign, and of the VR missions. Whatever else the game brings along comes after them, to be played at any time.

import type { StageCard } from '../wire';
import { has, name, t } from './words.svelte';

const CAMPAIGN = [
  ...['cargo-dock', 'heliport', 'holding-cells', 'revolver-ocelot', 'tank', 'warhead-storage', 'cyborg-ninja'],
  ...['psycho-mantis', 'prison-break', 'hind-d', 'sniper-wolf', 'vulcan-raven', 'pal-override', 'metal-gear-rex'],
  'liquid',
];

const MISSIONS = ['recon', 'escape', 'sabotage', 'stealth', 'hostages', 'coordination'];

function inOrder(ids: string[], stages: StageCard[]): StageCard[] {
  return ids.flatMap((id) => stages.filter((stage) => stage.id === id));
}

export function campaign(stages: StageCard[]): StageCard[] {
  return inOrder(CAMPAIGN, stages);
}

export function virtual(stages: StageCard[]): StageCard[] {
  const others = stages.filter((stage) => ![...CAMPAIGN, ...MISSIONS].includes(stage.id));
  return [...inOrder(MISSIONS, stages), ...others];
}

/** What a table plays, in words: a stage, or a position somebody set up. */
export function stageName(id: string): string {
  return id && has(`name-${id}`) ? name(id) : t('home-scene-table');
}
