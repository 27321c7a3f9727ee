import { Invalid, NotFound } from "../../../core/errors";
import { editVersioned } from "../../../platform/audit/editVersioned";
import { lockParent } from "../../../platform/audit/orderedRecords";
import { inTransaction } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import type { MoveReferenceInput } from "../reference.inputs";
import { Reference } from "../reference.entity";
import { REFERENCES } from "../saveReference";
import { lastPlaceIn } from "./lastPlaceIn";

/** Makes the lesson the last of another batch of its course. It stays the same record, so its learners' work goes along. */
export async function moveReference(
  context: Context,
  { id, expectedVersion, batchId }: MoveReferenceInput,
): Promise<Reference> {
  return inTransaction(context, REFERENCES, async (transaction) => {
    const { manager } = transaction;
    const lesson = await manager.findOneBy(Reference, { id });
    if (!lesson) throw new NotFound("reference");
    // In one order, so that two moves in opposite directions do not deadlock.
    const [one, other] = [lesson.batchId, batchId].sort() as [string, string];
    const first = await lockParent(manager, REFERENCES.parent, one);
    const second = await lockParent(manager, REFERENCES.parent, other);
    const refuse = (message: string) => new Invalid([{ field: "batchId", message }]);
    if (one === other) throw refuse("The lesson is in this batch already.");
    if (first.courseId !== second.courseId) throw refuse("Please choose a batch of the same course.");
    const position = await lastPlaceIn(manager, batchId);
    return editVersioned<Reference>(transaction, {
      action: "moveReference",
      target: Reference,
      noun: "reference",
      id,
      expectedVersion,
      changes: { batchId, position },
    });
  });
}
