import { createRoot } from "react-dom/client";
import type * as Toastify from "react-toastify/unstyled";

const SHOWN_FOR_MS = 5000;
const DRAG_TO_DISMISS_PERCENT = 80;

type Library = Pick<typeof Toastify, "toast">;

let library: Promise<Library> | undefined;

/** Loads the toasts with the first one and puts their place into the page: top right, Alt+T focuses them. */
async function loadToasts(): Promise<Library> {
  const [toastify, { createElement }, { adoptToastStyles }] = await Promise.all([
    import("react-toastify/unstyled"),
    import("react"),
    import("./adoptToastStyles"),
  ]);
  adoptToastStyles();
  const place = document.createElement("div");
  place.style.setProperty("--toast-shown-for", `${SHOWN_FOR_MS}ms`);
  document.body.append(place);
  createRoot(place).render(
    createElement(toastify.ToastContainer, {
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
    if (!place.contains(relatedTarget as Node | null)) toastify.toast.play();
  });
  return toastify;
}

/** Tells something in passing, announced to screen readers as well. */
export function showToast(kind: "success" | "error", message: string): void {
  library ??= loadToasts();
  void library.then(({ toast }) => toast[kind](message));
}
