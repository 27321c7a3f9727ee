import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who settled a payment is an account, whose name goes with it. */
export class SettledById1763814100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_rows" ADD "settled_by_id" uuid`);
    await runner.query(
      `ALTER TABLE "bank_rows" ADD CONSTRAINT "FK_2961f3168c1e555f41c3d5ce5aa" FOREIGN KEY ("settled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    // Where one member of staff alone has the name.
    await runner.query(`
      UPDATE "bank_rows" SET "settled_by_id" = staff.id
      FROM (SELECT (array_agg("id"))[1] AS id, "name" FROM "users" WHERE "role" = 'ADMIN'
        GROUP BY "name" HAVING count(*) = 1) AS staff
      WHERE staff.name = "settled_by_name"`);
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
