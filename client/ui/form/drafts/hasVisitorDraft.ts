export const DRAFT_PREFIX = "draft/";

export function hasVisitorDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser may forbid storage.
    return false;
  }
}
