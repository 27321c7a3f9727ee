import type { MigrationInterface, QueryRunner } from "typeorm";

export class UnusedProofPictures1763685660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "proof_pictures_by_time" ON "proof_pictures" ("created_at")`);
    await runner.query(`CREATE INDEX "payment_proofs_by_picture" ON "payment_proofs" ("picture_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "payment_proofs_by_picture"`);
    await runner.query(`DROP INDEX "proof_pictures_by_time"`);
  }
}
