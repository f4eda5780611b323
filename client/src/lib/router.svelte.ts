// Which screen is shown: the address bar decides, so that back, forward, refresh and links work.

/** `/brief/heliport/<campaign>`: a screen, what it is about, and where that belongs. */
export interface Place {
  screen: string;
  id: string;
  of: string;
}

function read(): Place {
  const [screen = '', id = '', of = ''] = location.pathname.split('/').filter(Boolean);
  return { screen, id: decoded(id), of: decoded(of) };
}

/** An address somebody mistyped (`/codec/5%`) is taken as it stands: the screen says that there is nothing of that name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place: Place = $state(read());

function arrive(): void {
  Object.assign(place, read());
}

window.addEventListener('popstate', arrive);

let steps = 0; // made inside this page, so that there is something to go back to

/** Goes to another screen. */
export function go(path: string): void {
  if (path !== location.pathname + location.hash) {
    history.pushState(null, '', path);
    steps += 1;
  }
  arrive();
  window.scrollTo(0, 0);
}

/** The address of what is shown now on the same screen, for the way back to it. */
export function note(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Back to where one came from; whoever came from elsewhere goes to this screen instead. */
export function goBack(otherwise: string): void {
  if (steps) {
    steps -= 1;
    history.back();
  } else {
    go(otherwise);
  }
}

/** For links: plain clicks stay inside the page, the others are the browser's business. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
