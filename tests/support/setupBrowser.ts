import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// The window is the one that the file before had.
for (const part of [document.head, document.body]) part.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
window.localStorage.clear();
window.sessionStorage.clear();

// What jsdom does not have.
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

// On a wide screen the bar's popover simply stands there; the style sheet that says so is not loaded here.
const style = document.createElement("style");
style.textContent = "[popover] { display: block !important; }";
document.head.append(style);

// The server under test runs beside the page and knows its answers' bytes by Node's own class, not by jsdom's.
Object.assign(globalThis, { ArrayBuffer: Buffer.alloc(0).buffer.constructor });
// Pages live as they do in a browser; React Testing Library's own render and act say so for as long as they last.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
configure({
  // A page's chunk may have to be compiled first, on a machine that does much else.
  asyncUtilTimeout: 60_000,
  // Events come as they do in a browser: inside a synchronous `act`, whatever suspends after them would be lost.
  // The answer says whether an event was prevented; without it nothing typed would arrive.
  eventWrapper: (dispatch) => dispatch() as void,
});

afterEach(() => {
  cleanup();
  // What a form keeps of a test is no other test's.
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
