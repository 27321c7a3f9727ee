const load = () => import("./toaster");

/** Preloads the toaster, also to report a lost connection. */
export function prepareToasts(): void {
  load().catch(() => {});
}

/** Announced to screen readers. Loads the toaster on first use. */
export function showToast(kind: "success" | "error", message: string): void {
  load().then(
    ({ addToast }) => addToast(kind, message),
    () => {},
  );
}
