import { createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { adoptToastStyles } from "./adoptToastStyles";

const SHOWN_FOR_MS = 5000;
const DRAG_TO_DISMISS_PERCENT = 80;

/** Puts the toasts' place into the page: top right, Alt+T focuses them. */
function makePlace(): void {
  adoptToastStyles();
  const place = document.createElement("div");
  place.style.setProperty("--toast-shown-for", `${SHOWN_FOR_MS}ms`);
  document.body.append(place);
  createRoot(place).render(
    createElement(ToastContainer, {
      position: "top-right",
      autoClose: SHOWN_FOR_MS,
      hideProgressBar: true,
      draggable: true,
      draggablePercent: DRAG_TO_DISMISS_PERCENT,
      pauseOnFocusLoss: true,
      pauseOnHover: true,
      theme: "colored",
      "aria-label": "Messages (Alt+T)",
    }),
  );
  // Alt+T stops the clock for whoever reads; it goes on once they have left.
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) toast.play();
  });
}

makePlace();

/** The success that is shown, and how many there were while it was. */
const done = { id: "done", count: 0 };

function counted(message: string, count: number) {
  const more = count > 1 && createElement("span", null, ` (+${count - 1} more)`);
  // An element would be cloned with props that a fragment does not take.
  return () => createElement(Fragment, null, createElement("span", null, message), more);
}

/** Successes in quick succession share one toast, which shows the last and counts them; every error stays to be read. */
export function tell(kind: "success" | "error", message: string): void {
  if (kind === "error") {
    toast.error(message);
    return;
  }
  done.count = toast.isActive(done.id) ? done.count + 1 : 1;
  const content = counted(message, done.count);
  if (done.count > 1) toast.update(done.id, { render: content, autoClose: SHOWN_FOR_MS });
  else toast.success(content, { toastId: done.id });
}
