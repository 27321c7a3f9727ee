import type { EntityManager } from "typeorm";
import pg from "pg";
import { DatabaseClient } from "./databaseClient";
import { scramVerifier } from "./scramVerifier";

const APPEND_ONLY = ["audit_events", "audit_seals", "exercise_verdicts", "security_events"];
/** Lets one of several starting processes create the role. */
const ROLE_LOCK = 781_406_024;

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

const MAY_CREATE = "SELECT 1 FROM pg_roles WHERE rolname = current_user AND (rolcreaterole OR rolsuper)";

/** False if the owner may not create roles. */
export async function ensureAppRole(ownerUrl: string, url: string): Promise<boolean> {
  const owner = new DatabaseClient({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("SELECT pg_advisory_lock($1)", [ROLE_LOCK]);
    const { rowCount } = await owner.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [nameOf(url)]);
    if (rowCount) return true;
    if (!(await owner.query(MAY_CREATE)).rowCount) return false;
    const verifier = owner.escapeLiteral(scramVerifier(decodeURIComponent(new URL(url).password)));
    await owner.query(`CREATE ROLE ${owner.escapeIdentifier(nameOf(url))} LOGIN PASSWORD ${verifier}`);
    return true;
  } finally {
    await owner.end();
  }
}

/** Grants rows everywhere, but no schema changes and no edits of append-only tables. */
export async function grantToAppRole(owner: EntityManager, url: string): Promise<void> {
  const role = pg.escapeIdentifier(nameOf(url));
  await owner.transaction(async (manager) => {
    for (const schema of ["public", "pgboss"]) {
      await manager.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
      await manager.query(
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      );
      await manager.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
    }
    const [{ name } = { name: "" }] = await manager.query<{ name: string }[]>(
      "SELECT current_database() AS name",
    );
    const database = pg.escapeIdentifier(name);
    // A temporary table could hide a table of the same name from the connection.
    await manager.query(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${role}`);
    await manager.query(`DO $$ BEGIN
        ALTER ROLE ${role} IN DATABASE ${database} SET search_path = public, pg_temp;
      EXCEPTION WHEN insufficient_privilege THEN NULL;
      END $$`);
    await manager.query(`REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(", ")} FROM ${role}`);
    await manager.query(`REVOKE INSERT, UPDATE, DELETE ON audit_unsealed FROM ${role}`);
    await manager.query(`REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${role}`);
  });
}
