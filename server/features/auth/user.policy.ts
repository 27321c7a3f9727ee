import type { Actor } from "../../graphql/authorization";
import { isAdmin } from "../../graphql/authorization";

/** The content area is for staff. */
export function canEditContent(actor: Actor | null): boolean {
  return isAdmin(actor);
}
