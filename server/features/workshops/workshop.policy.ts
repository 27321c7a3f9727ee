import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Workshop } from "./workshop.entity";

export function canReadWorkshop(actor: Actor | null, workshop: Pick<Workshop, "isPublished">): boolean {
  return workshop.isPublished || isAdmin(actor);
}
