import type { MigrationInterface, QueryRunner } from "typeorm";

/** A request may hold as much. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/**
 * Statements are read in the request that uploads them. Those that were being uploaded or read, or could not be read, are
 * deleted: nothing of them was approved, and staff import the file again. Of one that was being applied the rest can be approved.
 */
export class StatementsReadAtOnce1799000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE bank_imports ADD file bytea");
    await runner.query(
      `UPDATE bank_imports i SET file = c.file
       FROM (SELECT import_id, string_agg(bytes, ''::bytea ORDER BY position) AS file FROM bank_chunks
         GROUP BY import_id HAVING sum(octet_length(bytes)) <= ${MAX_FILE_BYTES}) c
       WHERE c.import_id = i.id AND i.state IN ('COLUMNS_NEEDED', 'READY')`,
    );
    await runner.query(
      `DELETE FROM bank_imports
       WHERE state IN ('UPLOADING', 'READING', 'FAILED') OR (state = 'COLUMNS_NEEDED' AND file IS NULL)`,
    );
    await runner.query("DROP TABLE bank_chunks");
    await runner.query(
      `ALTER TABLE bank_imports DROP state, DROP problem, DROP done, DROP total, DROP applied_by_id,
         DROP applied_by_name, DROP applied_from`,
    );
    // An empty database has no queues yet.
    await runner.query(
      `DO $$ BEGIN
         IF to_regclass('pgboss.job') IS NOT NULL THEN
           DELETE FROM pgboss.job WHERE name IN ('bank-imports', 'dead-bank-imports', 'sweep-bank-imports');
         END IF;
       END $$`,
    );
  }

  async down(): Promise<void> {
    throw new Error("The chunks of statements are gone.");
  }
}
