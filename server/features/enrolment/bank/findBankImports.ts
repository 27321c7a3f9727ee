import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../graphql/connection";
import { decodeCursor, isNumber, isSerial, isTimestamp, toPage } from "../../../graphql/connection";
import type { BankRowArgs } from "./bank.inputs";
import { BankImport } from "./bankImport.entity";
import { BankRow } from "./bankRow.entity";

/** A page of the statements, the newest first. */
export async function findBankImportPage(
  manager: EntityManager,
  { first, after }: PageArgs,
): Promise<Page<BankImport>> {
  const cursor = decodeCursor(after, isTimestamp);
  const query = manager
    .createQueryBuilder(BankImport, "import")
    .orderBy("import.createdAt", "DESC")
    .addOrderBy("import.id", "DESC")
    .take(first + 1);
  if (cursor) query.where("(import.createdAt, import.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, ({ createdAt, id }) => ({ sort: createdAt.toISOString(), id }));
}

/** A page of a statement's rows of one kind, as they stand in the file. */
export async function findBankRowPage(
  manager: EntityManager,
  importId: string,
  { first, after, match }: BankRowArgs,
): Promise<Page<BankRow>> {
  const cursor = decodeCursor(after, isNumber, isSerial);
  const query = manager
    .createQueryBuilder(BankRow, "row")
    .where("row.importId = :importId AND row.match = :match", { importId, match })
    .orderBy("row.line")
    .addOrderBy("row.id")
    .take(first + 1);
  if (cursor) query.andWhere("(row.line, row.id) > (:line, :id)", { line: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, ({ line, id }) => ({ sort: line, id }));
}
