import type { ClassType } from "type-graphql";
import type { DeepPartial, FindOptionsWhere } from "typeorm";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import type { VersionedInput } from "../../core/content/inputs";
import type { FieldProblem } from "../../core/errors";
import { Invalid } from "../../core/errors";
import type { Taken } from "../../database/conflicts";
import { refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../context";
import type { Transaction } from "../transaction";
import { editSeated } from "./editSeated";
import type { Versioned } from "./editVersioned";
import { deleteVersioned, editVersioned, visible } from "./editVersioned";
import { recordAudit } from "./recordAudit";

/** Operations are named after the entity: `createRun`, `updateRun`. */
export interface RecordKind<Content extends object, Row extends Content & Versioned> {
  target: ClassType<Row>;
  content: ClassType<Content>;
  noun: string;
  /** Edits of seated records send news to learners and fill seats from the waiting list. */
  isSeated?: boolean;
  /** The parent's column: scope of positions and `limit`; default: all records. */
  orderedWithin?: keyof Row & string;
  /** The caller locks the parent before it inserts. */
  limit?: { max: number; problem: FieldProblem };
  taken?: Taken;
  /** Why a record cannot be deleted while others refer to it. */
  held?: string;
  recorded?: object;
}

/** Turns a unique violation into a problem of its field. */
export async function inTransaction<Result>(
  context: Context,
  { taken = {} }: { taken?: Taken },
  work: (transaction: Transaction<Context>) => Promise<Result>,
): Promise<Result> {
  return refuseDuplicates(taken, () =>
    context.dataSource.transaction((manager) => work({ manager, services: context })),
  );
}

export async function insertRecord<Content extends object, Row extends Content & Versioned>(
  { manager, services: context }: Transaction<Context>,
  { target, orderedWithin, limit, recorded }: RecordKind<Content, Row>,
  columns: Partial<Row>,
): Promise<Row> {
  const siblings = (
    orderedWithin ? { [orderedWithin]: columns[orderedWithin] } : {}
  ) as FindOptionsWhere<Row>;
  if (limit && (await manager.countBy(target, siblings)) >= limit.max) throw new Invalid([limit.problem]);
  const isPlaced = manager.dataSource.getMetadata(target).findColumnWithPropertyName("position");
  const place = isPlaced && {
    position: ((await manager.maximum(target, "position" as never, siblings)) ?? 0) + 1,
  };
  const row = manager.create(target, { ...columns, ...place, version: 1 } as DeepPartial<Row>);
  const after = visible(manager, target, await manager.save(row));
  const entity = target.name;
  await recordAudit(
    { manager, services: context },
    { action: `create${entity}`, entity, entityId: after.id, after: { ...after, ...recorded } },
  );
  return after;
}

export async function editRecord<Content extends object, Row extends Content & Versioned>(
  { manager, services: context }: Transaction<Context>,
  { target, noun, isSeated }: RecordKind<Content, Row>,
  { id, expectedVersion, changes }: VersionedInput & { changes: Partial<Row> },
): Promise<Row> {
  const edit = { action: `update${target.name}`, target, noun, id, expectedVersion, changes };
  return (isSeated ? editSeated : editVersioned)<Row>({ manager, services: context }, edit);
}

export async function createRecord<Content extends object, Row extends Content & Versioned>(
  context: Context,
  kind: RecordKind<Content, Row>,
  columns: Partial<Row>,
): Promise<Row> {
  return inTransaction(context, kind, (transaction) => insertRecord(transaction, kind, columns));
}

export async function updateRecord<Content extends object, Row extends Content & Versioned>(
  context: Context,
  kind: RecordKind<Content, Row>,
  input: Given<Content> & VersionedInput,
): Promise<Row> {
  const { id, expectedVersion } = input;
  const changes = contentOf(kind.content, input) as Partial<Row>;
  return inTransaction(context, kind, (transaction) =>
    editRecord(transaction, kind, { id, expectedVersion, changes }),
  );
}

export async function deleteRecord<Content extends object, Row extends Content & Versioned>(
  context: Context,
  { target, noun, held }: RecordKind<Content, Row>,
  { id, expectedVersion }: VersionedInput,
): Promise<Row> {
  const edit = { action: `delete${target.name}`, target, noun, id, expectedVersion, held };
  return inTransaction(context, {}, (transaction) => deleteVersioned<Row>(transaction, edit));
}
