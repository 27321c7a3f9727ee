import type { MigrationInterface, QueryRunner } from "typeorm";

/** A UTR of an order that was cancelled after its confirmation is free for another order, too. */
export class UtrsOfCancelledOrders1798500100300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "payment_proofs" SET "is_withdrawn" = true FROM "registrations"
       WHERE "registrations"."id" = "payment_proofs"."registration_id" AND "registrations"."state" = 'CANCELLED'`,
    );
  }

  async down(): Promise<void> {
    // Which of them were confirmed before is in their events; taking the UTR away from another order would be wrong.
  }
}
