import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why a coupon exists, for staff. */
export class CouponNotes1798314300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "coupons" ADD "note" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "coupons" DROP COLUMN "note"`);
  }
}
