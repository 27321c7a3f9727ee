import type { EntityManager, EntityTarget } from "typeorm";
import { refuseReferenced } from "../../database/conflicts";
import type { Context } from "../context";
import { Conflict, NotFound } from "../../core/errors";
import { AuditEvent } from "./auditEvent.entity";
import { recordAudit } from "./recordAudit";
import type { Transaction } from "../transaction";

export interface Versioned {
  id: string;
  version: number;
}

interface Edit<Row extends Versioned> {
  action: string;
  target: EntityTarget<Row>;
  noun: string;
  id: string;
  /** The id in the audit log, if it differs. */
  recordedId?: string;
  expectedVersion: number;
  /** Also finds a row that is marked as deleted. */
  isDeletedFound?: boolean;
}

function nameOf<Row extends Versioned>(manager: EntityManager, { target }: Edit<Row>): string {
  return manager.dataSource.getMetadata(target).name;
}

async function refuseStale<Row extends Versioned>(
  { manager, services: context }: Transaction<Context>,
  edit: Edit<Row>,
): Promise<never> {
  const { noun, id, recordedId: entityId = id } = edit;
  const last = await manager.findOne(AuditEvent, {
    where: { entity: nameOf(manager, edit), entityId },
    order: { id: "DESC" },
  });
  // Uses the transaction's connection: parallel edits that wait for a second one would exhaust the pool.
  const names = await context.recordNames.User?.(manager, last?.actorId ? [last.actorId] : []);
  const who = (last?.actorId && names?.get(last.actorId)) || "Someone else";
  throw new Conflict(`${who} changed this ${noun} while you had it open.`, {
    changedBy: who,
    ...(last && { changedAt: last.at.toISOString() }),
  });
}

/** Columns selected by default, which excludes secrets. */
export function visible<Row extends Versioned>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  row: object,
): Row {
  const columns = manager.dataSource.getMetadata(target).columns.filter((column) => column.isSelect);
  const names = new Set(columns.map((column) => column.propertyName));
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Row;
}

async function lockExpected<Row extends Versioned>(
  { manager, services: context }: Transaction<Context>,
  edit: Edit<Row>,
): Promise<Row> {
  const query = manager.createQueryBuilder(edit.target, "row");
  const row = await (edit.isDeletedFound ? query.withDeleted() : query)
    .where("row.id = :id", { id: edit.id })
    .setLock("pessimistic_write")
    .getOne();
  if (!row) throw new NotFound(edit.noun);
  if (row.version !== edit.expectedVersion) await refuseStale({ manager, services: context }, edit);
  return row;
}

export interface VersionedEdit<Row extends Versioned> extends Edit<Row> {
  changes: Partial<Row>;
  /** What the log stores of the record; default: all columns selected by default. */
  recorded?: (row: Row) => object;
  check?: (before: Row) => void;
}

/** Saves with optimistic locking and an audit row. */
export async function editVersioned<Row extends Versioned>(
  { manager, services: context }: Transaction<Context>,
  edit: VersionedEdit<Row>,
): Promise<Row> {
  const { recorded = (row: Row) => row } = edit;
  const before = await lockExpected({ manager, services: context }, edit);
  edit.check?.(before);
  const edited = { ...before, ...edit.changes, version: before.version + 1 };
  await manager.save(edit.target, edited);
  const after = visible(manager, edit.target, edited);
  await recordAudit(
    { manager, services: context },
    {
      action: edit.action,
      entity: nameOf(manager, edit),
      entityId: edit.recordedId ?? edit.id,
      before: recorded(before),
      after: recorded(after),
    },
  );
  return after;
}

interface Deletion<Row extends Versioned> extends Edit<Row> {
  /** Why the row stays if other rows refer to it. */
  held?: string;
}

export async function deleteVersioned<Row extends Versioned>(
  { manager, services: context }: Transaction<Context>,
  edit: Deletion<Row>,
): Promise<Row> {
  const before = await lockExpected({ manager, services: context }, edit);
  const {
    held = `People have registered for this ${edit.noun}. It can be taken off the site, but not deleted.`,
  } = edit;
  await refuseReferenced(held, () => manager.delete(edit.target, edit.id));
  await recordAudit(
    { manager, services: context },
    {
      action: edit.action,
      entity: nameOf(manager, edit),
      entityId: edit.recordedId ?? edit.id,
      before,
    },
  );
  return before;
}
