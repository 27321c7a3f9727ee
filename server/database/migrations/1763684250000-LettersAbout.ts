import type { MigrationInterface, QueryRunner } from "typeorm";

export class LettersAbout1763684250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" ADD "about_id" uuid`);
    await runner.query(`CREATE INDEX "letters_about" ON "letters" ("about_id", "queued_at")`);
    await runner.query(
      `ALTER TABLE "sessions" ADD "browser" character varying(60) NOT NULL DEFAULT 'Unknown browser'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sessions" DROP COLUMN "browser"`);
    await runner.query(`DROP INDEX "letters_about"`);
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "about_id"`);
  }
}
