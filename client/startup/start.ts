import { keepEarlyInput } from "./earlyInput";

/** What a person does first; whoever waits for an answer does not wait for the last picture. */
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "focusin", "scroll"] as const;
/** A picture that does not come must not keep the page still. */
const START_WITHIN_MS = 2000;

let hasBegun = false;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function preload(file: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: file });
  document.head.append(link);
}

/**
 * The page names the program's files, each behind those it needs. They are fetched together and run each in a task of
 * its own, so that presses and scrolling come in between. (An import by name would draw files of its own into this one.)
 */
async function loadProgram(): Promise<void> {
  const files =
    document.querySelector<HTMLElement>("script[data-program]")?.dataset.program?.split(" ") ?? [];
  files.forEach(preload);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, begin, true));
  void loadProgram();
}

function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve()));
}

/** Whether what has come is on the screen; the browser says so once it is. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }),
  );
}

/** The page is drawn by the server and can be read as it is: its program comes once that is done. */
void Promise.all([loaded(), painted()]).then(begin);
SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
setTimeout(begin, START_WITHIN_MS);
keepEarlyInput();
