import { expect, test } from "vitest";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { queueEmail } from "../../../server/platform/mail/queueEmail";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const EMAIL = { kind: "test", to: "meera@example.com", subject: "A seat", paragraphs: ["You have a seat."] };

async function waiting() {
  const emails = await database.dataSource.manager.find(OutboxEmail);
  const jobs: { data: { letterId: string } }[] = await database.dataSource.query(
    "SELECT data FROM pgboss.job WHERE name = 'letters'",
  );
  return { emails, jobIds: jobs.map(({ data }) => data.letterId) };
}

test("a letter and its job are there once the transaction commits, and never otherwise", async () => {
  const { dataSource, services } = database;
  const undone = dataSource.transaction(async (manager) => {
    await queueEmail({ manager, services }, EMAIL);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await waiting()).toEqual({ emails: [], jobIds: [] });

  await dataSource.transaction((manager) => queueEmail({ manager, services }, EMAIL));
  const { emails, jobIds } = await waiting();
  expect(emails).toMatchObject([{ to: "meera@example.com", state: "QUEUED", attempts: 0 }]);
  expect(jobIds).toEqual(emails.map(({ id }) => id));
});
