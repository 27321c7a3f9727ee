import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rules that exist keep their meaning until staff change them; new ones ask for evidence. */
const UP = [
  `ALTER TABLE "certificate_rules" ADD "lesson_evidence" text NOT NULL DEFAULT 'MARKED',
     ADD "counts_given_up" boolean NOT NULL DEFAULT true`,
  `ALTER TABLE "certificate_rules" ALTER "lesson_evidence" SET DEFAULT 'WATCHED',
     ALTER "counts_given_up" SET DEFAULT false`,
];

export class CertificateEvidence1798700000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "certificate_rules" DROP COLUMN "lesson_evidence", DROP COLUMN "counts_given_up"`,
    );
  }
}
