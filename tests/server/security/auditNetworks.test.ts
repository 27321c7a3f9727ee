import { expect, test } from "vitest";
import { AuditChain1763803100000 } from "../../../server/database/migrations/1763803100000-AuditChain";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

const NETWORKS = {
  "203.0.113.77": "203.0.113.0/24",
  "::ffff:203.0.113.77": "203.0.113.0/24",
  "2001:db8:1:2::3": "2001:db8:1::/48",
  "": undefined,
  unknown: undefined,
  "300.1.1.1": undefined,
  "fe80::1%eth0": undefined,
};

test("networks replace the addresses in an old log, also on PostgreSQL 15", async () => {
  const runner = database.dataSource.createQueryRunner();
  const migration = new AuditChain1763803100000();
  await migration.down(runner);
  for (const address of Object.keys(NETWORKS)) {
    await runner.query(
      `INSERT INTO audit_events (action, entity, client_address, at) VALUES ('signIn', $1, $1, now())`,
      [address],
    );
  }
  // Newer than PostgreSQL 15.
  await runner.query(
    "ALTER FUNCTION pg_catalog.pg_input_is_valid(text, text) RENAME TO pg_input_is_valid_16",
  );
  await migration.up(runner);
  const rows = (await runner.query(
    "SELECT e.entity AS address, o.network FROM audit_events e LEFT JOIN audit_origins o ON o.event_id = e.id",
  )) as { address: string; network: string | null }[];
  await runner.release();
  expect(Object.fromEntries(rows.map(({ address, network }) => [address, network ?? undefined]))).toEqual(
    NETWORKS,
  );
});
