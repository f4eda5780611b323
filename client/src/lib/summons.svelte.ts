// It is this player's turn, and they look elsewhere: the title, a sound and, where it is allowed, the browser tell them.

import type { Room } from './room.svelte';
import { settings } from './settings.svelte';

/** Whether somebody looks at this page: it is in front, and has the focus. */
function isLookedAt(): boolean {
  return !document.hidden && document.hasFocus();
}

export class Summons {
  /** The table began to wait for this player while they looked elsewhere, and still does. */
  isDue = $state(false);

  private isAway = $state(!isLookedAt());
  private isKnown = false; // the question stood while they looked

  constructor(private readonly room: Pick<Room, 'isAsked'>) {}

  /** Call in an effect: looks whether the player has to be told. */
  follow(): void {
    const { isAsked } = this.room;
    if (!this.isAway) this.isKnown = isAsked;
    else if (!isAsked) this.isKnown = false;
    this.isDue = this.isAway && isAsked && !this.isKnown;
  }

  /** Call in an effect: notices when the player leaves and comes back. Returns how to stop. */
  watch(): () => void {
    const look = () => {
      this.isAway = !isLookedAt();
    };
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

/** What the browser says to its notices: pages without TLS, and some phones, have none. */
export function permission(): NotificationPermission | 'missing' {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the player whether the browser may tell them. Only ever on their own wish. */
export async function askPermission(): Promise<NotificationPermission | 'missing'> {
  return permission() === 'default' ? Notification.requestPermission() : permission();
}

/** A notice of the browser's, if it is wanted and allowed; a click on it leads to this page. Returns how to take it back. */
export function giveNotice(title: string, body: string, tag: string): () => void {
  if (!settings.notices || permission() !== 'granted') return () => {};
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    return () => {}; // some phones have the word and not the thing
  }
}
