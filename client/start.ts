/** What a person does first; whoever waits for an answer does not wait for the last picture. */
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "focusin", "scroll"] as const;
/** A picture that does not come must not keep the page still. */
const START_WITHIN_MS = 2000;

let hasBegun = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, begin, true));
  void import("./entry-client");
}

/** The page is drawn by the server and can be read as it is: its program comes once that is done. */
if (document.readyState === "complete") begin();
addEventListener("load", begin);
SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
setTimeout(begin, START_WITHIN_MS);
