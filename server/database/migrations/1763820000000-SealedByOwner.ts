import type { MigrationInterface, QueryRunner } from "typeorm";

/** The owner's trigger dequeues a sealed row, so that the app's role needs no right to delete. */
export class SealedByOwner1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION end_audit_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
       SET search_path = public, pg_temp AS $$
       BEGIN
         DELETE FROM audit_unsealed WHERE event_id IN (SELECT event_id FROM sealed);
         RETURN NULL;
       END $$`,
    );
    await runner.query(
      `CREATE TRIGGER audit_seals_sealed AFTER INSERT ON "audit_seals"
       REFERENCING NEW TABLE AS sealed FOR EACH STATEMENT EXECUTE FUNCTION end_audit_seal()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER audit_seals_sealed ON "audit_seals"`);
    await runner.query(`DROP FUNCTION end_audit_seal`);
  }
}
