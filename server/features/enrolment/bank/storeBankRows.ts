import type { EntityManager } from "typeorm";
import type { ReadRow } from "./statement/readBankRow";

const ROWS_AT_ONCE = 1000;

/** unnest() takes an array of arrays apart, so that the lists of a row come as JSON. */
const INSERT = `
  INSERT INTO bank_rows (import_id, line, booked_on, amount_paise, narration, search_text, problem, match, state_word, is_unclear,
    utr, utrs, "references")
  SELECT $1, line, booked_on, amount_paise, narration, search_text, problem, match, state_word, is_unclear,
    utrs ->> 0, ARRAY(SELECT jsonb_array_elements_text(utrs)), ARRAY(SELECT jsonb_array_elements_text(refs))
  FROM unnest($2::int[], $3::date[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::boolean[],
    $11::jsonb[], $12::jsonb[])
    AS row (line, booked_on, amount_paise, narration, search_text, problem, match, state_word, is_unclear, utrs, refs)`;

async function storeSome(manager: EntityManager, importId: string, rows: ReadRow[]): Promise<void> {
  const column = <Name extends keyof ReadRow>(name: Name) => rows.map((row) => row[name]);
  await manager.query(INSERT, [
    importId,
    column("line"),
    column("bookedOn"),
    column("amountPaise"),
    column("narration"),
    column("searchText"),
    column("problem"),
    column("match"),
    column("stateWord"),
    column("isUnclear"),
    rows.map(({ utrs }) => JSON.stringify(utrs)),
    rows.map(({ references }) => JSON.stringify(references)),
  ]);
}

export async function storeBankRows(
  manager: EntityManager,
  importId: string,
  rows: ReadRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await storeSome(manager, importId, rows.slice(at, at + ROWS_AT_ONCE));
}
