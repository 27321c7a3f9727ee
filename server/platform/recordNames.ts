import type { EntityManager, FindOptionsRelations, FindOptionsWhere, ObjectType } from "typeorm";
import { In } from "typeorm";

type FindNames = (manager: EntityManager, ids: string[]) => Promise<ReadonlyMap<string, string>>;

/** Logs store ids alone, so that erasing a person erases the name there; features look up current names. */
export type RecordNames = Record<string, FindNames | undefined>;

interface NamedKind<Row> {
  relations?: FindOptionsRelations<Row>;
  nameOf: (row: Row) => string;
}

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
