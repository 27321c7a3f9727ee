export const DRAFT_PREFIX = "draft/";
/** A visitor's browser may be shared: the tab keeps drafts, and only briefly. */
export const TAB_KEEPS_MS = 2 * 3_600_000;

export function hasVisitorDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser may forbid storage.
    return false;
  }
}
