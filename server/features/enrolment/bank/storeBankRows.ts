import type { EntityManager } from "typeorm";
import type { ReadRow } from "./statement/readBankRow";

const INSERT = `
  INSERT INTO bank_rows (import_id, line, booked_on, amount_paise, utr, reference, narration, problem, match)
  SELECT $1, * FROM unnest($2::int[], $3::date[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])`;

export async function storeBankRows(
  manager: EntityManager,
  importId: string,
  rows: ReadRow[],
): Promise<void> {
  const column = <Name extends keyof ReadRow>(name: Name) => rows.map((row) => row[name]);
  await manager.query(INSERT, [
    importId,
    column("line"),
    column("bookedOn"),
    column("amountPaise"),
    column("utr"),
    column("reference"),
    column("narration"),
    column("problem"),
    column("match"),
  ]);
}
