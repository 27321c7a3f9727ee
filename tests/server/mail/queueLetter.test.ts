import { expect, test } from "vitest";
import { OutboxLetter } from "../../../server/platform/mail/letter.entity";
import { queueLetter } from "../../../server/platform/mail/queueLetter";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const LETTER = { kind: "test", to: "meera@example.com", subject: "A seat", paragraphs: ["You have a seat."] };

async function waiting() {
  const letters = await database.dataSource.manager.find(OutboxLetter);
  const jobs: { data: { letterId: string } }[] = await database.dataSource.query(
    "SELECT data FROM pgboss.job WHERE name = 'letters'",
  );
  return { letters, jobIds: jobs.map(({ data }) => data.letterId) };
}

test("a letter and its job are there once the transaction commits, and never otherwise", async () => {
  const { dataSource, services } = database;
  const undone = dataSource.transaction(async (manager) => {
    await queueLetter({ manager, services }, LETTER);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await waiting()).toEqual({ letters: [], jobIds: [] });

  await dataSource.transaction((manager) => queueLetter({ manager, services }, LETTER));
  const { letters, jobIds } = await waiting();
  expect(letters).toMatchObject([{ to: "meera@example.com", state: "QUEUED", attempts: 0 }]);
  expect(jobIds).toEqual(letters.map(({ id }) => id));
});
