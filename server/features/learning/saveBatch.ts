import { refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../platform/context";
import { Invalid, NotFound } from "../../core/errors";
import type { VersionedInput } from "../../core/content/inputs";
import { contentOf } from "../../core/content/content";
import { editSeated } from "../../platform/audit/editSeated";
import { deleteVersioned, editVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import { Course } from "../catalog/course.entity";
import { createCourse } from "../catalog/saveCourse";
import { BatchContent } from "./batch.content";
import { Batch, BatchAccessKind } from "./batch.entity";
import type {
  CreateBatchInput,
  CreateCourseWithBatchInput,
  RotateBatchCodeInput,
  UpdateBatchInput,
} from "./batch.inputs";
import { revokeCodeAccesses } from "./access/revokeAccess";
import { normalCode, visibleLength } from "../../core/text/secretCode";
import { isWeakCode, MIN_CODE_CHARACTERS } from "./access/secretCode";
import { seatsOf } from "./access/seatsOf";
import type { Transaction } from "../../platform/transaction";

function nameTaken(field: string) {
  return { batches_name_unique: { field, message: "This course has a batch with this name already." } };
}

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

async function insertBatch(
  { manager, services: context }: Transaction<Context>,
  columns: Partial<Batch>,
): Promise<Batch> {
  const { secretCodeHash, ...visible } = columns;
  const position = ((await manager.maximum(Batch, "position", { courseId: columns.courseId })) ?? 0) + 1;
  const { id } = await manager.save(manager.create(Batch, { ...visible, position, secretCodeHash }));
  const batch = await manager.findOneByOrFail(Batch, { id });
  await recordAudit(
    { manager, services: context },
    { action: "createBatch", entity: "Batch", entityId: id, after: batch },
  );
  return batch;
}

export async function createBatch(context: Context, input: CreateBatchInput): Promise<Batch> {
  const columns = contentOf(BatchContent, input);
  const isOpen = input.access === BatchAccessKind.OPEN;
  if (!isOpen && !input.secretCode?.trim()) {
    throw new Invalid([
      { field: "secretCode", message: "Please enter a secret code, or make the batch open." },
    ]);
  }
  const code = isOpen ? NO_CODE : await codeColumns(context, input.secretCode ?? "");
  return refuseDuplicates(nameTaken("name"), () =>
    context.dataSource.transaction(async (manager) => {
      if (!(await manager.existsBy(Course, { id: input.courseId }))) throw new NotFound("course");
      return insertBatch({ manager, services: context }, { ...columns, ...code, courseId: input.courseId });
    }),
  );
}

/** Creates a draft course and its first batch, or neither. */
export async function createCourseWithBatch(
  context: Context,
  input: CreateCourseWithBatchInput,
): Promise<Batch> {
  const code = await codeColumns(context, input.secretCode);
  return context.dataSource.transaction(async (manager) => {
    const details = { name: input.courseName, description: input.description, isPublished: false };
    const course = await createCourse({ manager, services: context }, details, "courseName");
    return insertBatch(
      { manager, services: context },
      { name: input.batchName.trim(), courseId: course.id, ...code },
    );
  });
}

export async function updateBatch(context: Context, input: UpdateBatchInput): Promise<Batch> {
  const changes = contentOf(BatchContent, input);
  return refuseDuplicates(nameTaken("name"), () =>
    context.dataSource.transaction((manager) =>
      editSeated(
        { manager, services: context },
        {
          action: "updateBatch",
          target: Batch,
          noun: "batch",
          ...versionOf(input),
          changes,
        },
      ),
    ),
  );
}

function versionOf({ id, expectedVersion }: VersionedInput): VersionedInput {
  return { id, expectedVersion };
}

/** Gives the batch a new code (an open batch becomes locked); learners keep their access unless it is to be removed. */
export async function rotateBatchCode(context: Context, input: RotateBatchCodeInput): Promise<Batch> {
  const changes = await codeColumns(context, input.secretCode);
  const { batchId: id, expectedVersion } = input;
  return context.dataSource.transaction(async (manager) => {
    const edit = { action: "rotateBatchCode", target: Batch, noun: "batch", id, expectedVersion, changes };
    const batch = await editVersioned({ manager, services: context }, edit);
    if (!input.isAccessRevoked) return batch;
    await revokeCodeAccesses(manager, id);
    await context.seatLine.moveUp(manager, seatsOf(id));
    return manager.findOneByOrFail(Batch, { id });
  });
}

/** Opens the batch to whoever is signed in; its code is forgotten. */
export async function openBatch(context: Context, input: VersionedInput): Promise<Batch> {
  return context.dataSource.transaction((manager) =>
    editVersioned(
      { manager, services: context },
      {
        action: "openBatch",
        target: Batch,
        noun: "batch",
        ...versionOf(input),
        changes: NO_CODE,
      },
    ),
  );
}

/** Deletes the batch with its references; learners lose their access to them. */
export async function deleteBatch(context: Context, input: VersionedInput): Promise<Batch> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteBatch",
        target: Batch,
        noun: "batch",
        ...versionOf(input),
      },
    ),
  );
}
