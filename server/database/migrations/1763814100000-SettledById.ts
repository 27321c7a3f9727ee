import type { MigrationInterface, QueryRunner } from "typeorm";

/** Stores the account instead of its name, which erasure must remove. */
export class SettledById1763814100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_rows" ADD "settled_by_id" uuid`);
    await runner.query(
      `ALTER TABLE "bank_rows" ADD CONSTRAINT "FK_2961f3168c1e555f41c3d5ce5aa" FOREIGN KEY ("settled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    // The audit row was written just after, in the same transaction.
    await runner.query(`
      UPDATE "bank_rows" AS b SET "settled_by_id" = (
        SELECT u."id" FROM "users" AS u WHERE u."id" = (
          SELECT e."actor_id" FROM "audit_events" AS e
          WHERE e."action" = 'settleBankRow' AND e."entity_id" = b."registration_id"
            AND e."at" BETWEEN b."settled_at" AND b."settled_at" + interval '1 minute'
          ORDER BY e."at", e."id" LIMIT 1))
      WHERE b."settled_at" IS NOT NULL`);
    await runner.query(`ALTER TABLE "bank_rows" DROP COLUMN "settled_by_name"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_rows" ADD "settled_by_name" text`);
    await runner.query(
      `UPDATE "bank_rows" SET "settled_by_name" = "users"."name" FROM "users" WHERE "users"."id" = "settled_by_id"`,
    );
    await runner.query(`ALTER TABLE "bank_rows" DROP COLUMN "settled_by_id"`);
  }
}
