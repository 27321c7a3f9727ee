import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";

export function canEditContent(actor: Actor | null): boolean {
  return isAdmin(actor);
}
