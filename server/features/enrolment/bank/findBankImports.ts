import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { isSerial } from "../../../core/paging/connection";
import { searchFor } from "../../../core/paging/searchFor";
import { newestPage, orderedPage } from "../../../core/paging/keysetPage";
import type { BankRowArgs } from "./bank.inputs";
import { BankImport } from "./bankImport.entity";
import { BankRow } from "./bankRow.entity";

export async function findBankImportPage(manager: EntityManager, args: PageArgs): Promise<Page<BankImport>> {
  return newestPage(manager.createQueryBuilder(BankImport, "import"), "createdAt", args);
}

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

export const MAX_FOUND_ROWS = 50;

/** Rows of all statements with these words, the latest first. */
export async function findBankRows(manager: EntityManager, search: string): Promise<BankRow[]> {
  const query = manager.createQueryBuilder(BankRow, "row").where("true");
  const codes = ["row.utr", "row.reference"];
  return searchFor(query, search, { texts: ["row.searchText", "row.narration"], codes })
    .orderBy("row.id", "DESC")
    .limit(MAX_FOUND_ROWS)
    .getMany();
}
