import type { MigrationInterface, QueryRunner } from "typeorm";

/** Certificates that exist keep their text: what was counted for them is not known any more. */
const UP = [
  `ALTER TABLE "certificates" ADD "account_name" text, ADD "requested_name" text,
     ADD "requested_at" TIMESTAMP WITH TIME ZONE, ADD "name_refusal" text, ADD "evidence" text, ADD "basis" text`,
  `CREATE INDEX "certificates_with_requested_name" ON "certificates" ("requested_at", "id")
     WHERE "requested_name" IS NOT NULL`,
];

const COLUMNS = ["account_name", "requested_name", "requested_at", "name_refusal", "evidence", "basis"];

export class CertificateNames1798700100300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "certificates" DROP COLUMN "${column}"`);
  }
}
