import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { isSerial } from "../../../core/paging/connection";
import { newestPage, orderedPage } from "../../../core/paging/keysetPage";
import type { BankRowArgs } from "./bank.inputs";
import { BankImport } from "./bankImport.entity";
import { BankRow } from "./bankRow.entity";

/** A page of the statements, the newest first. */
export async function findBankImportPage(manager: EntityManager, args: PageArgs): Promise<Page<BankImport>> {
  return newestPage(manager.createQueryBuilder(BankImport, "import"), "createdAt", args);
}

/** A page of a statement's rows of one kind, as they stand in the file. */
export async function findBankRowPage(
  manager: EntityManager,
  importId: string,
  { match, ...page }: BankRowArgs,
): Promise<Page<BankRow>> {
  const query = manager
    .createQueryBuilder(BankRow, "row")
    .where("row.importId = :importId AND row.match = :match", { importId, match });
  return orderedPage(query, "line", { ...page, isId: isSerial });
}
