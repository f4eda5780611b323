// Whatever can be interacted with is shown for a moment (OV-11).

const LASTS = 2_000;

export const flash = $state({ on: false });
let timer: ReturnType<typeof setTimeout> | undefined;

export function flashInteractables(): void {
  clearTimeout(timer);
  flash.on = true;
  timer = setTimeout(() => {
    flash.on = false;
  }, LASTS);
}
