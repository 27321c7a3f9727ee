import type { Context } from "../../platform/context";
import type { Given } from "../../core/content/content";
import type { VersionedInput } from "../../core/content/inputs";
import { contentOf } from "../../core/content/content";
import type { OrderedKind } from "../../platform/audit/orderedRecords";
import { insertOrdered, reorder } from "../../platform/audit/orderedRecords";
import { editRecord, inTransaction } from "../../platform/audit/records";
import { Batch } from "./batch.entity";
import { ReferenceContent } from "./reference.content";
import { contentOfKind, requireExercises, requireFiles } from "./lessons/lessonContent";
import { Reference } from "./reference.entity";
import type { ReferenceCreation, ReorderReferencesInput } from "./reference.inputs";
import { MAX_REFERENCES_PER_BATCH } from "./reference.inputs";
import { notifyOfLesson } from "./notifyOfLesson";
import { renewThumbnail } from "./thumbnails/thumbnailJob";

export const REFERENCES: OrderedKind<ReferenceContent, Reference, Batch> = {
  target: Reference,
  content: ReferenceContent,
  noun: "reference",
  orderedWithin: "batchId",
  parent: { target: Batch, noun: "batch" },
  limit: {
    max: MAX_REFERENCES_PER_BATCH,
    problem: {
      field: "title",
      message: `A batch holds at most ${MAX_REFERENCES_PER_BATCH} references. Please start another batch.`,
    },
  },
  taken: {
    references_title_unique: {
      field: "title",
      message: "This batch has a reference with this title already.",
    },
  },
};

export async function createReference(
  context: Context,
  { batchId, ...input }: ReferenceCreation,
): Promise<Reference> {
  const content = contentOfKind(contentOf(ReferenceContent, input));
  return inTransaction(context, REFERENCES, async (transaction) => {
    await requireFiles(transaction.manager, content);
    await requireExercises(transaction, content);
    const reference = await insertOrdered(transaction, REFERENCES, { parentId: batchId, input: content });
    await renewThumbnail(transaction, reference, null);
    await notifyOfLesson(transaction, reference);
    return reference;
  });
}

export async function updateReference(
  context: Context,
  input: Given<ReferenceContent> & VersionedInput,
): Promise<Reference> {
  const { id, expectedVersion } = input;
  const changes = contentOfKind(contentOf(ReferenceContent, input));
  return inTransaction(context, REFERENCES, async (transaction) => {
    await requireFiles(transaction.manager, changes);
    await requireExercises(transaction, changes);
    const before = await transaction.manager.findOneBy(Reference, { id });
    const reference = await editRecord(transaction, REFERENCES, { id, expectedVersion, changes });
    await renewThumbnail(transaction, reference, before?.link ?? null);
    return reference;
  });
}

/** Rejects an order based on a stale list. */
export async function reorderReferences(
  context: Context,
  { batchId, referenceIds }: ReorderReferencesInput,
): Promise<Batch> {
  return reorder(context, REFERENCES, { parentId: batchId, ids: referenceIds });
}
