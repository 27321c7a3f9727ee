import { keepEarlyInput } from "./earlyInput";

/** A person who interacts does not wait for the last image. */
const INTERACTIONS_OF_LIFE = ["pointerdown", "keydown", "focusin", "scroll"] as const;
/** A missing image must not delay hydration. */
const START_WITHIN_MS = 2000;

let hasBegun = false;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function parsed(): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve()));
}

const filesOf = (names = "") => names.split(" ").filter(Boolean);

/** Fetches, but does not compile, which would delay the paint as `modulepreload` does. */
function preload(file: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", crossOrigin: "", href: file });
  document.head.append(link);
}

/** Every file of the page, in one step: this script came with the styles, so they share the line with nothing else. */
async function preloadFiles(): Promise<string[]> {
  await parsed();
  const { program, parts } = document.getElementById("page-state")?.dataset ?? {};
  const files = filesOf(program);
  new Set([...files, ...filesOf(parts)]).forEach(preload);
  return files;
}

const program = preloadFiles();

/** Runs each file in its own task, so that input comes in between. */
async function loadProgram(): Promise<void> {
  for (const file of await program) {
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

function painted(): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }),
  );
}

/** The server-rendered page is readable as it is; the program loads after the paint. */
void painted().then(begin);
INTERACTIONS_OF_LIFE.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
setTimeout(begin, START_WITHIN_MS);
keepEarlyInput();
