import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';

afterEach(cleanup);

function shown() {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<input type="file" />' }));
  const { container, unmount } = render(Dialog, { title: 'Sure?', onclose, children });
  return { onclose, unmount, dialog: container.querySelector('dialog') as HTMLDialogElement };
}

it('Esc shuts a dialog in the same moment, not after what is pressed next', () => {
  const { onclose, dialog } = shown();
  const esc = new Event('cancel', { cancelable: true });

  dialog.dispatchEvent(esc);

  expect(onclose).toHaveBeenCalledOnce();
  expect(esc.defaultPrevented).toBe(true);
});

it('a dialog that is gone shuts no other', () => {
  const { onclose, dialog, unmount } = shown();

  unmount();
  dialog.dispatchEvent(new Event('close'));

  expect(onclose).not.toHaveBeenCalled();
});

it('picking no file after all leaves a dialog open', () => {
  const { onclose, dialog } = shown();

  dialog.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));

  expect(onclose).not.toHaveBeenCalled();
});
