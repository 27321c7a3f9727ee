import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Batch } from "./batch.entity";
import { BatchAccessKind } from "./batch.entity";

export function canReadReferences(
  actor: Actor | null,
  batch: Pick<Batch, "access">,
  hasAccess: boolean,
): boolean {
  if (!actor) return false;
  return isAdmin(actor) || batch.access === BatchAccessKind.OPEN || hasAccess;
}
