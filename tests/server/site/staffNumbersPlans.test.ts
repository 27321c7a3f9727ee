import { expect, test } from "vitest";
import { BY_DAY, REVENUE, UNLOCKS } from "../../../server/features/site/numbers/readStaffNumbers";
import { waitingSql } from "../../../server/features/site/numbers/readStaffWaiting";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

/** Three years of a busy academy, in parts; foreign keys do not matter to a plan. */
const PARTS = Array.from({ length: 20 }, (_, part) => [part * 5000 + 1, (part + 1) * 5000]);
const FILL = [
  `INSERT INTO registrations (id, reference, kind, run_id, title, name, email, email_key, phone, list_rupees,
     discount_rupees, amount_rupees, state, holds_seat, created_at, secret_hash, idempotency_key_hash)
   SELECT gen_random_uuid(), 'R' || n, 'WORKSHOP', gen_random_uuid(), 'A workshop', 'Asha', n || '@example.com', n || '@example.com',
     '+919000000000', 299, 0, 299, CASE WHEN n <= 50 THEN 'SUBMITTED' WHEN n % 3 = 0 THEN 'CANCELLED' ELSE 'CONFIRMED' END,
     false, now() - n * interval '15 minutes', sha256(n::text::bytea), sha256(n::text::bytea)
   FROM generate_series($1::int, $2::int) n`,
  `INSERT INTO batch_accesses (user_id, batch_id, door, granted_at)
   SELECT gen_random_uuid(), gen_random_uuid(), 'CODE', now() - n * interval '15 minutes'
   FROM generate_series($1::int, $2::int) n`,
];

test("the numbers of 30 days among 100,000 registrations and accesses are read by indexes", async () => {
  const { dataSource } = database;
  await dataSource.transaction(async (manager) => {
    await manager.query("SET LOCAL session_replication_role = replica");
    for (const statement of FILL) for (const part of PARTS) await manager.query(statement, part);
  });
  await dataSource.query("ANALYZE registrations, batch_accesses");
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const statements = [
    [BY_DAY, [since], /IDX_466e/],
    [REVENUE, [since], /IDX_90d05c/],
    [UNLOCKS, [since], /batch_accesses_by_time/],
    // Two indexes hold the few submitted orders; the planner's sample decides.
    [waitingSql(false), [], /IDX_90d05c|registrations_open_mailbox/],
  ] as const;
  for (const [statement, parameters, index] of statements) {
    const plan = JSON.stringify(await dataSource.query(`EXPLAIN ${statement}`, [...parameters]));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (registrations|batch_accesses)/);
  }
});
