import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What React Testing Library needs to know to batch updates, and what jsdom does not have.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
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

// A page's chunk may have to be compiled first.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
