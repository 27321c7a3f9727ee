export const DRAFT_PREFIX = "draft/";

/** Whether this tab keeps anything that a visitor typed. */
export function hasVisitorDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser may forbid storage.
    return false;
  }
}
