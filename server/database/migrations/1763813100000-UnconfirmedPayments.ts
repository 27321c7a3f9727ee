import type { MigrationInterface, QueryRunner } from "typeorm";

async function indexPhones(runner: QueryRunner, where: string): Promise<void> {
  await runner.query(`DROP INDEX "registrations_unpaid_phone"`);
  await runner.query(`CREATE INDEX "registrations_unpaid_phone" ON "registrations" ("phone") WHERE ${where}`);
}

export class UnconfirmedPayments1763813100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await indexPhones(runner, `"state" IN ('STARTED', 'WAITING', 'SUBMITTED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await indexPhones(runner, `"state" IN ('STARTED', 'WAITING')`);
  }
}
