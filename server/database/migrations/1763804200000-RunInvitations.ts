import type { MigrationInterface, QueryRunner } from "typeorm";

export class RunInvitations1763804200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "invited_to_run_id" uuid`);
    await runner.query(
      `ALTER TABLE "registrations" ADD CONSTRAINT "FK_19eb7c55110c2f3026fac3de4a3" FOREIGN KEY ("invited_to_run_id") REFERENCES "runs"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "invited_to_run_id"`);
  }
}
