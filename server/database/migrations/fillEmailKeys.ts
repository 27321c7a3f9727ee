import type { QueryRunner } from "typeorm";
import { emailKey } from "../../core/text/email";

const ROWS_AT_ONCE = 1000;

interface FilledColumn {
  table: string;
  from: string;
  to: string;
  where?: string;
}

/** Computes keys in Node.js, as everywhere else: PostgreSQL folds case differently. */
export async function fillEmailKeys(
  runner: QueryRunner,
  { table, from, to, where = "true" }: FilledColumn,
): Promise<void> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = (await runner.query(
      `SELECT "id", "${from}" AS "email" FROM "${table}"
       WHERE "id" > $1 AND (${where}) ORDER BY "id" LIMIT ${ROWS_AT_ONCE}`,
      [last],
    )) as { id: string; email: string }[];
    const end = rows.at(-1);
    if (!end) return;
    await runner.query(
      `UPDATE "${table}" AS r SET "${to}" = k."key"
       FROM unnest($1::uuid[], $2::text[]) AS k("id", "key") WHERE r."id" = k."id"`,
      [rows.map(({ id }) => id), rows.map(({ email }) => emailKey(email))],
    );
    last = end.id;
  }
}
