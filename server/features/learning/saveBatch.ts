import type { Context } from "../../platform/context";
import { Invalid, NotFound } from "../../core/errors";
import type { VersionedInput } from "../../core/content/inputs";
import { contentOf } from "../../core/content/content";
import { editVersioned } from "../../platform/audit/editVersioned";
import type { RecordKind } from "../../platform/audit/records";
import { createRecord, inTransaction, insertRecord } from "../../platform/audit/records";
import { Course } from "../catalog/course.entity";
import { createCourse } from "../catalog/saveCourse";
import { BatchContent } from "./batch.content";
import { Batch, BatchAccessKind } from "./batch.entity";
import type { BatchCreation, CreateCourseWithBatchInput, RotateBatchCodeInput } from "./batch.inputs";
import { revokeCodeAccesses } from "./access/revokeAccess";
import { normalCode, visibleLength } from "../../core/text/secretCode";
import { isWeakCode, MIN_CODE_CHARACTERS } from "./access/secretCode";
import { seatsOf } from "./access/seatsOf";

export const BATCHES: RecordKind<BatchContent, Batch> = {
  target: Batch,
  content: BatchContent,
  noun: "batch",
  isSeated: true,
  orderedWithin: "courseId",
  held: "People have registered for this batch or learned in it, so it can’t be deleted. Close it to new learners instead.",
  taken: {
    batches_name_unique: { field: "name", message: "This course has a batch with this name already." },
  },
};

async function codeColumns(context: Context, secretCode: string) {
  if (visibleLength(secretCode) < MIN_CODE_CHARACTERS) {
    const message = `Please use at least ${MIN_CODE_CHARACTERS} visible characters.`;
    throw new Invalid([{ field: "secretCode", message }]);
  }
  return {
    access: BatchAccessKind.SECRET_CODE,
    secretCodeHash: await context.hashing.hashCode(secretCode),
    isCodeWeak: isWeakCode(normalCode(secretCode)),
  };
}

const NO_CODE = { access: BatchAccessKind.OPEN, secretCodeHash: null, isCodeWeak: false };

export async function createBatch(context: Context, input: BatchCreation): Promise<Batch> {
  const { courseId } = input;
  const isOpen = input.access === BatchAccessKind.OPEN;
  if (!isOpen && !input.secretCode?.trim()) {
    throw new Invalid([
      { field: "secretCode", message: "Please enter a secret code, or make the batch open." },
    ]);
  }
  const code = isOpen ? NO_CODE : await codeColumns(context, input.secretCode ?? "");
  return inTransaction(context, BATCHES, async (transaction) => {
    if (!(await transaction.manager.existsBy(Course, { id: courseId }))) throw new NotFound("course");
    return insertRecord(transaction, BATCHES, { ...contentOf(BatchContent, input), ...code, courseId });
  });
}

/** Closed until staff give it a code. */
export async function createClosedBatch(
  context: Context,
  { courseId, ...input }: Omit<BatchCreation, "access" | "secretCode">,
): Promise<Batch> {
  const content = { ...contentOf(BatchContent, input), isClosed: true };
  return createRecord(context, BATCHES, { ...content, access: BatchAccessKind.SECRET_CODE, courseId });
}

export async function createCourseWithBatch(
  context: Context,
  input: CreateCourseWithBatchInput,
): Promise<Batch> {
  const code = await codeColumns(context, input.secretCode);
  return inTransaction(context, {}, async (transaction) => {
    const details = { name: input.courseName, description: input.description, isPublished: false };
    const { id: courseId } = await createCourse(transaction, details, { nameField: "courseName" });
    const content = contentOf(BatchContent, { name: input.batchName, isClosed: false });
    return insertRecord(transaction, BATCHES, { ...content, ...code, courseId });
  });
}

/** An open batch becomes locked; learners keep access unless the input revokes it. */
export async function rotateBatchCode(context: Context, input: RotateBatchCodeInput): Promise<Batch> {
  const changes = await codeColumns(context, input.secretCode);
  const { batchId: id, expectedVersion } = input;
  return context.dataSource.transaction(async (manager) => {
    const edit = { action: "rotateBatchCode", target: Batch, noun: "batch", id, expectedVersion, changes };
    const batch = await editVersioned({ manager, services: context }, edit);
    if (!input.isAccessRevoked) return batch;
    await revokeCodeAccesses({ manager, services: context }, id);
    await context.seatLine.moveUp(manager, seatsOf(id));
    return manager.findOneByOrFail(Batch, { id });
  });
}

export async function openBatch(context: Context, { id, expectedVersion }: VersionedInput): Promise<Batch> {
  const edit = { action: "openBatch", target: Batch, noun: "batch", id, expectedVersion, changes: NO_CODE };
  return inTransaction(context, {}, (transaction) => editVersioned(transaction, edit));
}
