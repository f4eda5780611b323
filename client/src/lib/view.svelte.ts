// What of the table is in view: the sheet of small screens, and the dialog in front of everything.

import type { RewindMark } from '../wire';

export type Tab = 'actions' | 'gear' | 'squad' | 'enemy' | 'log';
export const TABS: Tab[] = ['actions', 'gear', 'squad', 'enemy', 'log'];
/** The sheets of small screens that lie over the map. */
const OVER_MAP = new Set<Tab>(['squad', 'enemy', 'log']);

export type Dialog = '' | 'keys' | 'typed' | 'end' | 'rewind' | 'back' | 'hand-over' | 'bookmark' | 'invite';

export const view = $state({
  tab: 'actions' as Tab,
  dialog: '' as Dialog,
  /** What the dialog is about: the moment to go back to. */
  mark: null as RewindMark | null,
  /** A short word to the player, for some seconds. */
  notice: '',
  /** How high the card is that lies at the lower end of a small screen. */
  sheet: 0,
  /** On a small screen: a card is to be read, and a sheet lies over its place. */
  waits: false,
  /** How far the dock has grown over the map, for an open question. */
  over: 0,
});

export function isMapCovered(): boolean {
  return OVER_MAP.has(view.tab);
}

const NOTICE = 6_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(words: string): void {
  clearTimeout(timer);
  view.notice = words;
  timer = setTimeout(() => {
    view.notice = '';
  }, NOTICE);
}

export function show(dialog: Dialog): void {
  view.dialog = dialog;
}
