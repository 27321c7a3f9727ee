import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Batch } from "./batch.entity";
import { BatchAccessKind } from "./batch.entity";

interface BatchLock extends Pick<Batch, "access"> {
  /** Whether its course is. */
  isPublished: boolean;
  hasAccess: boolean;
}

/** The one rule for who may open a batch's lessons; `openBatchSql` is the same rule for lists. */
export function canOpenBatch(actor: Actor | null, { access, isPublished, hasAccess }: BatchLock): boolean {
  if (!actor) return false;
  return isAdmin(actor) || (isPublished && (access === BatchAccessKind.OPEN || hasAccess));
}

interface Rows {
  /** Aliases of the batch and its course. */
  batch: string;
  course: string;
  /** SQL of an account's id. */
  person: string;
}

/** `canOpenBatch` as a condition. */
export function openBatchSql({ batch, course, person }: Rows): string {
  return `(
    (${course}.is_published AND ((${batch}.access = 'OPEN' AND ${person} IS NOT NULL) OR EXISTS (
      SELECT 1 FROM batch_accesses granted WHERE granted.batch_id = ${batch}.id AND granted.user_id = ${person})))
    OR EXISTS (SELECT 1 FROM users staff WHERE staff.id = ${person} AND staff.role = 'ADMIN'))`;
}
