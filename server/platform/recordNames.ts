import type { EntityManager, FindOptionsRelations, FindOptionsWhere, ObjectType } from "typeorm";
import { In } from "typeorm";

type FindNames = (manager: EntityManager, ids: string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Looks up current names by kind of record: logs store ids alone, so that erasing a person erases the name there. A
 * port, as the platform knows no feature.
 */
export type RecordNames = Record<string, FindNames | undefined>;

interface NamedKind<Row> {
  /** Relations that the name needs. */
  relations?: FindOptionsRelations<Row>;
  nameOf: (row: Row) => string;
}

/** One statement per kind. */
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
