// Every kind of question the engine asks, and how it is answered. A test compares this list with the engine's source.

import type { Component } from 'svelte';
import Actions from './Actions.svelte';
import ChangeRoll from './ChangeRoll.svelte';
import FlyMissile from './FlyMissile.svelte';
import Loadout from './Loadout.svelte';
import NextTurn from './NextTurn.svelte';
import PickAmount from './PickAmount.svelte';
import PickCones from './PickCones.svelte';
import PickFacing from './PickFacing.svelte';
import PickOption from './PickOption.svelte';
import PickSpace from './PickSpace.svelte';
import PlaceDie from './PlaceDie.svelte';
import ReturnCard from './ReturnCard.svelte';
import RoutePicker from './RoutePicker.svelte';
import StoryChoice from './StoryChoice.svelte';
import YesOrNo from './YesOrNo.svelte';

/** `wide`: it needs the whole dock. `tall`: it needs the place of the map too. */
export interface Way {
  component: Component;
  size?: 'wide' | 'tall';
}

export const registry: Record<string, Way> = {
  turn: { component: NextTurn },
  action: { component: Actions },
  step: { component: PickSpace },
  drop: { component: PickSpace },
  'before-roll': { component: ChangeRoll, size: 'wide' },
  'change-roll': { component: ChangeRoll, size: 'wide' },
  offer: { component: YesOrNo },
  'get-clear': { component: YesOrNo },
  'hold-open': { component: YesOrNo },
  'face-camera': { component: PickCones },
  spawn: { component: PickSpace },
  face: { component: PickFacing },
  target: { component: PickSpace },
  path: { component: RoutePicker, size: 'wide' },
  'give-away': { component: PickSpace },
  fly: { component: FlyMissile },
  aim: { component: PickSpace },
  crosshair: { component: PickFacing },
  charge: { component: PickOption },
  event: { component: StoryChoice, size: 'wide' },
  hacker: { component: PickAmount },
  'place-die': { component: PlaceDie, size: 'wide' },
  'return-card': { component: ReturnCard, size: 'wide' },
  'system-target': { component: PickSpace },
  'system-offer': { component: PickOption },
  'boss-card': { component: PickOption },
  traced: { component: PickOption },
  loadout: { component: Loadout, size: 'tall' },
};
