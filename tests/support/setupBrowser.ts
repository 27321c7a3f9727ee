import { cleanup, configure } from "@testing-library/react";
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
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
Object.assign(document, { adoptedStyleSheets: [] });

// On a wide screen CSS shows the bar's popover; that style sheet is not loaded here.
const style = document.createElement("style");
style.textContent = "[popover] { display: block !important; }";
document.head.append(style);

// The server under test runs in this process and expects Node's class, not jsdom's.
Object.assign(globalThis, { ArrayBuffer: Buffer.alloc(0).buffer.constructor });
// As in a browser; React Testing Library's render and act set it while they run.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
configure({
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
