import { createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { adoptToastStyles } from "./adoptToastStyles";

const SHOWN_FOR_MS = 5000;
const DRAG_TO_DISMISS_PERCENT = 80;

/** Alt+T focuses the toasts. */
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
  // Alt+T pauses the timer; leaving resumes it.
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) toast.play();
  });
}

makePlace();

const done = { id: "done", count: 0 };

function counted(message: string, count: number) {
  const more = count > 1 && createElement("span", null, ` (+${count - 1} more)`);
  // The library clones an element with props that a fragment rejects.
  return () => createElement(Fragment, null, createElement("span", null, message), more);
}

/** Successes in quick succession share one toast with a count; every error gets its own. */
export function addToast(kind: "success" | "error", message: string): void {
  if (kind === "error") {
    toast.error(message);
    return;
  }
  done.count = toast.isActive(done.id) ? done.count + 1 : 1;
  const content = counted(message, done.count);
  if (done.count > 1) toast.update(done.id, { render: content, autoClose: SHOWN_FOR_MS });
  else toast.success(content, { toastId: done.id });
}
