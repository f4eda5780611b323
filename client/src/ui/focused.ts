// For the one thing in a dialog that is meant to be pressed: it has the focus when the dialog is open.

export function focused(element: HTMLElement): void {
  queueMicrotask(() => element.focus());
}
