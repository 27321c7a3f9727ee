import type { MigrationInterface, QueryRunner } from "typeorm";

const INDEXES = {
  IDX_87d5afd9793d7ee8a3914d1c9d: `("at", "id")`,
  IDX_ef1d91252535b22f6753c3bab3: `("action", "at", "id")`,
  audit_events_actor_name: `(lower("actor_name") text_pattern_ops, "at", "id")`,
};

export class AuditOrder1763683300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX "${name}" ON "audit_events" ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX "${name}"`);
  }
}
