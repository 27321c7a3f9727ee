const INTERACTIONS = [
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
  "change",
  "scroll",
  "popstate",
] as const;

let sign: Promise<void> | undefined;

/** A person may have scrolled or followed a hash before this file ran. */
function isHere(): boolean {
  return scrollY > 0 || location.hash !== "" || navigator.userActivation?.hasBeenActive;
}

/** Resolves at the first sign of a person; a page's automated screenshot gives none. */
export function firstInteraction(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (isHere()) return resolve();
    const heard = () => {
      INTERACTIONS.forEach((name) => removeEventListener(name, heard, true));
      resolve();
    };
    INTERACTIONS.forEach((name) => addEventListener(name, heard, { capture: true, passive: true }));
  });
  return sign;
}

/** Callers report a failed load where they need the file. */
export function loadOnFirstInteraction(load: () => Promise<unknown>): void {
  firstInteraction()
    .then(load)
    .catch(() => {});
}
