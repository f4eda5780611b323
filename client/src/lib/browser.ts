// What browsers give only to pages on https or on this machine, and a way round it: a table may be played over plain
// http in your own network.

/** A name nobody else has. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, '0')).join('');
}

/** Puts a text on the clipboard; tells whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement('textarea');
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area); // outside a dialog it could not be selected
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
