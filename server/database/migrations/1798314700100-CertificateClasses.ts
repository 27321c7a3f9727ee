import type { MigrationInterface, QueryRunner } from "typeorm";

export class CertificateClasses1798314700100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "certificate_rules" ADD "classes_percent" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "certificate_rules" DROP COLUMN "classes_percent"`);
  }
}
