import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";

/** The content area is for staff. */
export function canEditContent(actor: Actor | null): boolean {
  return isAdmin(actor);
}
