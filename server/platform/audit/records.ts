import type { ClassType } from "type-graphql";
import type { DeepPartial } from "typeorm";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import type { Context } from "../context";
import type { VersionedInput } from "../../core/content/inputs";
import { editSeated } from "./editSeated";
import type { Versioned } from "./editVersioned";
import { deleteVersioned, editVersioned, visible } from "./editVersioned";
import { recordAudit } from "./recordAudit";
import type { Transaction } from "../transaction";

/** One kind of record that staff edit. Its operations are named after the entity: `createRun`, `updateRun`. */
export interface RecordKind<Content extends object, Row extends Content & Versioned> {
  target: ClassType<Row>;
  content: ClassType<Content>;
  /** What error messages call it, such as "run". */
  noun: string;
  /** Whether it has seats: learners get news of an edit, and free seats go to the waiting list. */
  isSeated?: boolean;
}

/** Inserts a record and its audit row in the caller's transaction. */
export async function insertRecord<Content extends object, Row extends Content & Versioned>(
  { manager, services: context }: Transaction<Context>,
  { target }: RecordKind<Content, Row>,
  columns: Partial<Row>,
): Promise<Row> {
  const saved = await manager.save(manager.create(target, { ...columns, version: 1 } as DeepPartial<Row>));
  const after = visible(manager, target, saved);
  const entity = target.name;
  await recordAudit(
    { manager, services: context },
    { action: `create${entity}`, entity, entityId: saved.id, after },
  );
  return saved;
}

/** Saves an edit in the caller's transaction, if the record is still at the version that the editor opened. */
export async function updateRecord<Content extends object, Row extends Content & Versioned>(
  { manager, services: context }: Transaction<Context>,
  { target, content, noun, isSeated }: RecordKind<Content, Row>,
  { id, expectedVersion, ...input }: Given<Content> & VersionedInput,
): Promise<Row> {
  const changes = contentOf(content, input as unknown as Given<Content>) as Partial<Row>;
  const edit = { action: `update${target.name}`, target, noun, id, expectedVersion, changes };
  return (isSeated ? editSeated : editVersioned)<Row>({ manager, services: context }, edit);
}

/** Deletes a record in the caller's transaction, if it is still at the version that the person saw. */
export async function deleteRecord<Content extends object, Row extends Content & Versioned>(
  { manager, services: context }: Transaction<Context>,
  { target, noun }: RecordKind<Content, Row>,
  { id, expectedVersion }: VersionedInput,
): Promise<Row> {
  const edit = { action: `delete${target.name}`, target, noun, id, expectedVersion };
  return deleteVersioned<Row>({ manager, services: context }, edit);
}
