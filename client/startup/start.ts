import { keepEarlyInput } from "./earlyInput";

/** A person who interacts does not wait for the last image. */
const INTERACTIONS_OF_LIFE = ["pointerdown", "keydown", "focusin", "scroll"] as const;
/** A missing image must not delay hydration. */
const START_WITHIN_MS = 2000;

let hasBegun = false;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function preload(file: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: file });
  document.head.append(link);
}

/** Fetches chunks in parallel; runs each in its own task, so input comes in between. (`import` would merge them.) */
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
  INTERACTIONS_OF_LIFE.forEach((sign) => removeEventListener(sign, begin, true));
  void loadProgram();
}

function loaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve()));
}

function painted(): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }),
  );
}

/** The server-rendered page is readable as it is; the program loads after the paint. */
void Promise.all([loaded(), painted()]).then(begin);
INTERACTIONS_OF_LIFE.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
setTimeout(begin, START_WITHIN_MS);
keepEarlyInput();
