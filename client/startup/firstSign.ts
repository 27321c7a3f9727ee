/** What people do who have come to read or to press. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"] as const;

let sign: Promise<void> | undefined;

/** One may have scrolled, or come to a certain place of the page, before anybody listened. */
function isHere(): boolean {
  return scrollY > 0 || location.hash !== "" || navigator.userActivation?.hasBeenActive;
}

/** Kept at the first sign that somebody is at the page: no picture of a page gives one. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (isHere()) return resolve();
    const heard = () => {
      SIGNS.forEach((name) => removeEventListener(name, heard, true));
      resolve();
    };
    SIGNS.forEach((name) => addEventListener(name, heard, { capture: true, passive: true }));
  });
  return sign;
}

/** Loads a file at the first sign; what needs the file says so where it does not come. */
export function loadAtFirstSign(load: () => Promise<unknown>): void {
  firstSign()
    .then(load)
    .catch(() => {});
}
