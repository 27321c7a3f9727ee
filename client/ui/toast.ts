/** Tells something in passing, announced to screen readers as well. What draws it comes with the first one. */
export function showToast(kind: "success" | "error", message: string): void {
  void import("./toaster").then(({ toast }) => toast[kind](message));
}
