import type { VersionedInput } from "../../../core/content/inputs";
import { Invalid, NotFound } from "../../../core/errors";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { editVersioned } from "../../../platform/audit/editVersioned";
import { lockParent } from "../../../platform/audit/orderedRecords";
import { inTransaction } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import { Reference } from "../reference.entity";
import { REFERENCES } from "../saveReference";
import { refuseFullBatch } from "./lastPlaceIn";

const LESSON = { target: Reference, noun: "reference" };

/** Hides the lesson; its learners' progress, notes and questions stay. */
export async function removeReference(
  context: Context,
  { id, expectedVersion }: VersionedInput,
): Promise<Reference> {
  const changes = { removedAt: context.clock.now() };
  const edit = { ...LESSON, action: "deleteReference", id, expectedVersion, changes };
  return inTransaction(context, {}, (transaction) => editVersioned<Reference>(transaction, edit));
}

/** If another lesson has the place now, it and those behind it make room. */
const MAKE_ROOM = `
  UPDATE batch_references SET position = position + 1 WHERE batch_id = $1 AND position >= $2 AND id <> $3
    AND EXISTS (SELECT 1 FROM batch_references taken
      WHERE taken.batch_id = $1 AND taken.position = $2 AND taken.removed_at IS NULL)`;

/** Brings the lesson back to its former place in the batch. */
export async function restoreReference(
  context: Context,
  { id, expectedVersion }: VersionedInput,
): Promise<Reference> {
  return inTransaction(context, REFERENCES, async (transaction) => {
    const { manager } = transaction;
    const removed = await manager.findOne(Reference, { where: { id }, withDeleted: true });
    if (!removed) throw new NotFound("reference");
    await lockParent(manager, REFERENCES.parent, removed.batchId);
    await refuseFullBatch(manager, removed.batchId);
    await manager.query(MAKE_ROOM, [removed.batchId, removed.position, id]);
    return editVersioned<Reference>(transaction, {
      ...LESSON,
      action: "restoreReference",
      id,
      expectedVersion,
      isDeletedFound: true,
      changes: { removedAt: null },
      check: ({ removedAt }) => {
        if (!removedAt) throw new Invalid([{ field: "id", message: "This lesson is in its batch already." }]);
      },
    });
  });
}

export async function findRemovedPage(
  { dataSource }: Context,
  { batchId, ...page }: PageArgs & { batchId: string },
): Promise<Page<Reference>> {
  const query = dataSource.manager
    .createQueryBuilder(Reference, "reference")
    .withDeleted()
    .where("reference.batchId = :batchId AND reference.removedAt IS NOT NULL", { batchId });
  return newestPage(query, "removedAt", page);
}
