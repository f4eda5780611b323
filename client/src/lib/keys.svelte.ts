// The keys of the table: one list for all parts. A key can be changed on the settings screen; single keys can be
// switched off (WCAG 2.1.4). Nothing fires while somebody types or a dialog is open.

import { settings } from './settings.svelte';

/** Every command with its key, in the order of the key list. Words: `key-<command>`, with dashes for dots. */
export const COMMANDS = {
  'board.menu': 'Space',
  'board.interactables': 'I',
  'board.next-guard': 'G',
  'board.previous-guard': 'Shift+G',
  'board.path': 'P',
  'board.why': 'X',
  'board.ping': 'T',
  'board.zoom-in': '+',
  'board.zoom-out': '-',
  'board.fit': '0',
  'board.follow': 'F',
  'board.pan-up': 'Shift+ArrowUp',
  'board.pan-right': 'Shift+ArrowRight',
  'board.pan-down': 'Shift+ArrowDown',
  'board.pan-left': 'Shift+ArrowLeft',
  'layer.sight': 'V',
  'layer.forecast': 'R',
  'layer.noise': 'N',
  'layer.order': 'O',
  'table.confirm': 'Enter',
  'table.back': 'Escape',
  'table.plan': 'D',
  'table.end': 'E',
  'table.hint': 'Q',
  'table.hold': 'B',
  'table.next-hero': 'H',
  'table.previous-hero': 'Shift+H',
  'table.next-option': ']',
  'table.previous-option': '[',
  'table.undo': 'Z',
  'table.redo': 'Shift+Z',
  'table.undo-menu': 'Alt+Z',
  'table.next-region': 'F6',
  'table.previous-region': 'Shift+F6',
  'table.fold': 'L',
  'table.codec': 'C',
  'table.typed': ':',
  'table.chat': '/',
  'table.mute': 'M',
  'table.keys': '?',
  'theatre.step': '.',
  'theatre.back': ',',
  'theatre.replay': 'Shift+.',
} as const;

export type KeyCommand = keyof typeof COMMANDS;
export const NAMES = Object.keys(COMMANDS) as KeyCommand[];

const handlers = new Map<KeyCommand, (event: KeyboardEvent) => void>();
let onNumber: ((number: number) => void) | null = null;

/** The key of a command as it is now; empty if single keys are off and it is one. */
export function keyOf(command: KeyCommand): string {
  const key = settings.keys[command] ?? COMMANDS[command];
  return settings.singleKeys || !isSingle(key) ? key : '';
}

/** Does something when the key of a command is pressed, as long as the part that asked is there: returns how to stop. */
export function onKey(command: KeyCommand, handler: (event: KeyboardEvent) => void): () => void {
  handlers.set(command, handler);
  return () => {
    if (handlers.get(command) === handler) handlers.delete(command);
  };
}

/** The same for several commands. */
export function onKeys(handlers: Partial<Record<KeyCommand, (event: KeyboardEvent) => void>>): () => void {
  const offs = Object.entries(handlers).map(([command, handler]) => onKey(command as KeyCommand, handler));
  return () => {
    for (const off of offs) off();
  };
}

/** The keys 1 to 9: whatever has so many buttons to press. */
export function onNumbers(handler: (number: number) => void): () => void {
  onNumber = handler;
  return () => {
    if (onNumber === handler) onNumber = null;
  };
}

/** A key that types something, with Shift or without: what screen readers and speech input may press by chance. */
export function isSingle(key: string): boolean {
  return [...key.replace(/^Shift\+(?=.)/, '')].length === 1;
}

/** What was pressed, in the words of the list: `Shift+H`, `Alt+Z`, `?`, `Space`. Shift counts where it makes no other sign. */
export function pressed(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isLetter = key.length > 1 || key.toLowerCase() !== key;
  // on some keyboards Shift and full stop make a colon, which is a key of its own
  const isFullStop = event.shiftKey && event.code === 'Period' && (key === '>' || key === '.');
  const parts = [
    event.ctrlKey && 'Ctrl',
    event.altKey && 'Alt',
    event.metaKey && 'Meta',
    event.shiftKey && (isLetter || isFullStop) && 'Shift',
  ];
  return [...parts.filter(Boolean), event.altKey ? plain(event, key) : isFullStop ? '.' : key].join('+');
}

/** With Alt some keyboards type other letters; the key itself counts. */
function plain(event: KeyboardEvent, key: string): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : key;
}

/** Whether this key belongs to what has the focus, or to a dialog. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (document.querySelector('dialog:modal')) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type="range"]), textarea, select, [contenteditable="true"]')) return true;
  if (event.key === 'Escape') return document.querySelector('[popover]:popover-open') !== null;
  const isPress = event.key === 'Enter' || event.key === ' ';
  return isPress && target?.closest('button, a, summary, [role="tab"], [role="option"]') !== null && target !== null;
}

export function onkeydown(event: KeyboardEvent): void {
  if (isTakenElsewhere(event)) return;
  const wanted = pressed(event);
  for (const [command, handler] of handlers) {
    if (keyOf(command) !== wanted) continue;
    event.preventDefault();
    handler(event);
    return;
  }
  if (!onNumber || !settings.singleKeys || !/^[1-9]$/.test(wanted)) return;
  event.preventDefault();
  onNumber(Number(wanted));
}
