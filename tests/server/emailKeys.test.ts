import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { EmailKeys1763801000000 } from "../../server/database/migrations/1763801000000-EmailKeys";
import { useTestDatabase } from "../support/testDatabase";

const database = useTestDatabase();

const BEFORE = [
  `ALTER TABLE registrations DROP CONSTRAINT registrations_one_offering`,
  `ALTER TABLE registrations ADD workshop_id uuid, ADD season_id uuid`,
  `ALTER TABLE users DROP COLUMN email_key`,
  `ALTER TABLE registrations DROP COLUMN email_key`,
  `CREATE UNIQUE INDEX users_email_unique ON users (lower(email))`,
  `CREATE INDEX registrations_email ON registrations (lower(email))`,
  ...["workshop", "season", "batch"].map(
    (
      kind,
    ) => `CREATE UNIQUE INDEX registrations_live_${kind}_unique ON registrations (${kind}_id, lower(email))
      WHERE state IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR hold_until IS NOT NULL`,
  ),
  `SET session_replication_role = replica`,
];

const WORKSHOP = randomUUID();

async function migrate(emails: string[]): Promise<Record<"users" | "registrations", string[]>> {
  const runner = database.dataSource.createQueryRunner();
  try {
    for (const statement of BEFORE) await runner.query(statement);
    for (const [index, email] of emails.entries()) {
      await runner.query(
        `INSERT INTO users (id, name, email, role, created_at)
         VALUES ($1, 'Asha', $2, 'LEARNER', now() + $3 * interval '1 hour')`,
        [randomUUID(), email, index],
      );
      await runner.query(
        `INSERT INTO registrations (id, reference, kind, workshop_id, title, name, email, phone, list_rupees,
           discount_rupees, amount_rupees, state, holds_seat, created_at, secret_hash, idempotency_key_hash)
         VALUES ($1::uuid, $1::uuid, 'WORKSHOP', $2, 'Excel', 'Asha', $3, '+919000000000', 0, 0, 0, 'CONFIRMED', true,
           now() + $4 * interval '1 hour', sha256($1::uuid::text::bytea), sha256($1::uuid::text::bytea))`,
        [randomUUID(), WORKSHOP, email, index],
      );
    }
    await new EmailKeys1763801000000().up(runner);
    const keysOf = async (table: string) =>
      (
        (await runner.query(`SELECT email_key FROM ${table} ORDER BY created_at`)) as { email_key: string }[]
      ).map(({ email_key }) => email_key);
    return { users: await keysOf("users"), registrations: await keysOf("registrations") };
  } finally {
    await runner.query("RESET session_replication_role");
    await runner.release();
  }
}

test("people of before are found by their key; of two whose addresses are one now, the older is", async () => {
  const keys = await migrate(["Kiki@Mail.example", "asha@b\u00fccher.example", "\uff4biki@mail.example"]);
  const apart = [
    "kiki@mail.example",
    "asha@xn--bcher-kva.example",
    expect.stringMatching(/^kiki@mail\.example [0-9a-f-]{36}$/),
  ];
  expect(keys).toEqual({ users: apart, registrations: apart });
});
