import { createElement } from "react";
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

export { toast };
