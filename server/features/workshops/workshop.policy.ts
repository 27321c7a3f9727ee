import type { Actor } from "../../graphql/authorization";
import { isAdmin } from "../../graphql/authorization";
import type { Workshop } from "./workshop.entity";

/** A draft exists for staff only. */
export function canReadWorkshop(actor: Actor | null, workshop: Pick<Workshop, "isPublished">): boolean {
  return workshop.isPublished || isAdmin(actor);
}
