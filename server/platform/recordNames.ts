import type { EntityManager, FindOptionsRelations, FindOptionsWhere, ObjectType } from "typeorm";
import { In } from "typeorm";

type FindNames = (manager: EntityManager, ids: string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * What records are called today, by kind of record. The logs keep ids alone, so that erasing a person also erases the
 * name there. The platform knows no feature: the server's own files name who can tell.
 */
export type RecordNames = Record<string, FindNames | undefined>;

interface NamedKind<Row> {
  /** What a name needs beside the record's own columns. */
  relations?: FindOptionsRelations<Row>;
  nameOf: (row: Row) => string;
}

/** Looks up the names of one kind of record, in one statement. */
export function namesOf<Row extends { id: string }>(
  target: ObjectType<Row>,
  { relations, nameOf }: NamedKind<Row>,
): FindNames {
  return async (manager, ids) => {
    const where = { id: In(ids) } as FindOptionsWhere<Row>;
    const rows = await manager.find(target, { where, relations });
    return new Map(rows.map((row) => [row.id, nameOf(row)]));
  };
}
