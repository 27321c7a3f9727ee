import type { MigrationInterface, QueryRunner } from "typeorm";

export class PrepareTexts1799000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["courses", "workshops"])
      await runner.query(`ALTER TABLE ${table} ADD prepare_text text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["courses", "workshops"])
      await runner.query(`ALTER TABLE ${table} DROP prepare_text`);
  }
}
