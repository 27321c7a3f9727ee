import type { MigrationInterface, QueryRunner } from "typeorm";

export class SecretKeyUses1763807000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "secret_key_uses" (
         "id" uuid NOT NULL,
         "fingerprint" text NOT NULL,
         "used_since" timestamptz NOT NULL,
         CONSTRAINT "PK_secret_key_uses" PRIMARY KEY ("id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "secret_key_uses"`);
  }
}
