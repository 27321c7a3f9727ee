import type { EntityManager } from "typeorm";
import type { Context } from "../../platform/context";
import { NotFound } from "../../core/errors";
import type { VersionedInput } from "../../core/content/inputs";
import { contentOf } from "../../core/content/content";
import type { RecordKind } from "../../platform/audit/records";
import { deleteRecord, inTransaction, insertRecord, updateRecord } from "../../platform/audit/records";
import { recordAudit } from "../../platform/audit/recordAudit";
import { putInOrder } from "../../platform/putInOrder";
import { Batch } from "./batch.entity";
import { ReferenceContent } from "./reference.content";
import { Reference } from "./reference.entity";
import type { CreateReferenceInput, ReorderReferencesInput, UpdateReferenceInput } from "./reference.inputs";
import { MAX_REFERENCES_PER_BATCH } from "./reference.inputs";

const REFERENCES: RecordKind<ReferenceContent, Reference> = {
  target: Reference,
  content: ReferenceContent,
  noun: "reference",
  orderedWithin: "batchId",
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

/** Serialises additions and reorderings. */
async function lockBatch(manager: EntityManager, id: string): Promise<Batch> {
  const batch = await manager.findOne(Batch, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!batch) throw new NotFound("batch");
  return batch;
}

export async function createReference(context: Context, input: CreateReferenceInput): Promise<Reference> {
  return inTransaction(context, REFERENCES, async (transaction) => {
    const { id: batchId } = await lockBatch(transaction.manager, input.batchId);
    return insertRecord(transaction, REFERENCES, { ...contentOf(ReferenceContent, input), batchId });
  });
}

export async function updateReference(context: Context, input: UpdateReferenceInput): Promise<Reference> {
  return updateRecord(context, REFERENCES, input);
}

export async function deleteReference(context: Context, input: VersionedInput): Promise<Reference> {
  return deleteRecord(context, REFERENCES, input);
}

/** Rejects an order based on a stale list. */
export async function reorderReferences(context: Context, input: ReorderReferencesInput): Promise<Batch> {
  return context.dataSource.transaction(async (manager) => {
    const batch = await lockBatch(manager, input.batchId);
    const order = { position: "ASC", id: "ASC" } as const;
    const today = await manager.find(Reference, { where: { batchId: batch.id }, order });
    const before = today.map((reference) => reference.id);
    const after = input.referenceIds;
    await putInOrder(manager, { target: Reference, noun: "reference", today, ids: after });
    await recordAudit(
      { manager, services: context },
      {
        action: "reorderReferences",
        entity: "Batch",
        entityId: batch.id,
        before: { name: batch.name, referenceIds: before },
        after: { name: batch.name, referenceIds: after },
      },
    );
    return batch;
  });
}
