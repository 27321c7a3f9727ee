import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { MessageKeys1763815000000 } from "../../../server/database/migrations/1763815000000-MessageKeys";
import { PASSWORD } from "../../support/builders";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

/** Stored before keys existed: two spellings of one address. */
const OLD = "Asha@b\u00fccher.example";
const OTHER = "asha@B\u00dcCHER.example";
const STRANGER = "asha@buecher.example";
let owner: Caller;

beforeAll(async () => {
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  owner = await server.newCaller(user);
  await server.dataSource.query("DELETE FROM letters");
  await server.dataSource.query(
    "UPDATE users SET email = $2, email_key = 'asha@xn--bcher-kva.example' WHERE id = $1",
    [user.id, OLD],
  );
  const runner = server.dataSource.createQueryRunner();
  const migration = new MessageKeys1763815000000();
  await migration.down(runner);
  for (const email of [OLD, OTHER, STRANGER]) {
    await runner.query(
      `INSERT INTO contact_messages (desk, first_name, last_name, email, message, created_at, sending_key)
       VALUES ('HELP', 'Asha', 'Rao', $1, $1, now(), $2)`,
      [email, randomUUID()],
    );
    const mail = `INSERT INTO letters (kind, "to", reply_to, subject, paragraphs, is_confidential, state, queued_at)
       VALUES ($1, $2, $3, 'Hello', '{}', false, 'SENT', now())`;
    await runner.query(mail, ["contactMessage", "desk@academy.example", email]);
    await runner.query(mail, ["test", email, null]);
  }
  await migration.up(runner);
  await runner.release();
});

test("messages of an address from before keys are its owner's, in every spelling", async () => {
  const response = await fetch(`${server.origin}/account/data`, {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "application/json" },
    body: JSON.stringify({ currentPassword: PASSWORD }),
  });
  const text = await response.text();
  expect([text.includes(OLD), text.includes(OTHER), text.includes(STRANGER)]).toEqual([true, true, false]);
});

test("they and the e-mails about them go with the account", async () => {
  const { data } = await owner.ask(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }",
    { input: { currentPassword: PASSWORD } },
  );
  expect(data?.deleteAccount.__typename).toBe("AccountDeleted");
  const messages = await server.dataSource.query("SELECT email FROM contact_messages");
  expect(messages).toEqual([{ email: STRANGER }]);
  const emails = await server.dataSource.query(
    `SELECT "to", reply_to FROM letters WHERE kind IN ('test', 'contactMessage') ORDER BY kind`,
  );
  expect(emails).toEqual([
    { to: "desk@academy.example", reply_to: STRANGER },
    { to: STRANGER, reply_to: null },
  ]);
});
