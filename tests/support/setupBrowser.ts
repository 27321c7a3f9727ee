import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// Files share one window.
for (const part of [document.head, document.body]) part.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
window.localStorage.clear();
window.sessionStorage.clear();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});
Object.assign(HTMLElement.prototype, { hidePopover: () => {}, scrollIntoView: () => {} });
Object.assign(window, { scrollTo: () => {} });
class NoObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
Object.assign(document, { adoptedStyleSheets: [] });

/** What a browser's own style sheet hides. */
const NOT_SHOWN =
  "[hidden], input[type=hidden], dialog:not([open]), datalist, head, noscript, script, style, template, title";
const [shown, notShown] = ["block", "none"].map((display) =>
  Object.assign(document.createElement("div").style, { display, visibility: "visible" }),
);
// jsdom matches every element with all rules of a browser, which took a quarter of these tests' time.
Object.assign(window, {
  getComputedStyle: (element: Element) => (element.matches(NOT_SHOWN) ? notShown : shown),
});

const { getElementError } = getConfig();

/** Prints the page only if someone reads the message: each poll that finds nothing makes an error. */
function describeLater(...about: Parameters<typeof getElementError>): Error {
  const error = new Error();
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => getElementError(...about).message,
  });
}

// The server under test runs in this process and expects Node's class, not jsdom's.
Object.assign(globalThis, { ArrayBuffer: Buffer.alloc(0).buffer.constructor });
// As in a browser; React Testing Library's render and act set it while they run.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
configure({
  getElementError: describeLater,
  // A page's chunk may have to be compiled first, on a busy machine.
  asyncUtilTimeout: 60_000,
  // A synchronous `act` would lose updates that suspend. Without the result typed text would get lost.
  eventWrapper: (dispatch) => dispatch() as void,
});

afterEach(() => {
  cleanup();
  // Drafts must not leak into the next test.
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
