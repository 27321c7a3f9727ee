import type { EntityManager } from "typeorm";

/**
 * What records are called today, by kind of record. The logs keep ids alone, so that erasing a person also erases the
 * name there. The platform knows no feature: the server's own files name who can tell.
 */
export type RecordNames = Record<
  string,
  ((manager: EntityManager, ids: string[]) => Promise<ReadonlyMap<string, string>>) | undefined
>;
