import type { MigrationInterface, QueryRunner } from "typeorm";

export class SeasonsAlone1763684351000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bootcamps" DROP COLUMN "price_rupees", DROP COLUMN "countdown_to"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bootcamps" ADD COLUMN "price_rupees" integer NOT NULL DEFAULT 0,
      ADD COLUMN "countdown_to" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "bootcamps" ALTER COLUMN "price_rupees" DROP DEFAULT`);
  }
}
