import type { Context } from "../../platform/context";
import type { OrderedKind } from "../../platform/audit/orderedRecords";
import { insertOrdered, reorder } from "../../platform/audit/orderedRecords";
import { inTransaction, updateRecord } from "../../platform/audit/records";
import { Batch } from "./batch.entity";
import { ReferenceContent } from "./reference.content";
import { Reference } from "./reference.entity";
import type { CreateReferenceInput, ReorderReferencesInput, UpdateReferenceInput } from "./reference.inputs";
import { MAX_REFERENCES_PER_BATCH } from "./reference.inputs";
import { tellOfLesson } from "./tellOfLesson";

export const REFERENCES: OrderedKind<ReferenceContent, Reference, Batch> = {
  target: Reference,
  content: ReferenceContent,
  noun: "reference",
  orderedWithin: "batchId",
  parent: { target: Batch, noun: "batch" },
  limit: {
    most: MAX_REFERENCES_PER_BATCH,
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
  { batchId, ...input }: CreateReferenceInput,
): Promise<Reference> {
  return inTransaction(context, REFERENCES, async (transaction) => {
    const reference = await insertOrdered(transaction, REFERENCES, { parentId: batchId, input });
    await tellOfLesson(transaction, reference);
    return reference;
  });
}

export async function updateReference(context: Context, input: UpdateReferenceInput): Promise<Reference> {
  return updateRecord(context, REFERENCES, input);
}

/** Rejects an order based on a stale list. */
export async function reorderReferences(
  context: Context,
  { batchId, referenceIds }: ReorderReferencesInput,
): Promise<Batch> {
  return reorder(context, REFERENCES, { parentId: batchId, ids: referenceIds });
}
