const load = () => import("./toaster");

/** Fetches what draws toasts where one may soon be needed, also to say that nothing can be fetched any more. */
export function prepareToasts(): void {
  load().catch(() => {});
}

/** Tells something in passing, announced to screen readers as well. What draws it comes with the first one. */
export function showToast(kind: "success" | "error", message: string): void {
  load().then(
    ({ tell }) => tell(kind, message),
    () => {},
  );
}
