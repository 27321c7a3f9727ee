import { expect, test } from "vitest";
import { TextsAboutCodes1763808000000 } from "../../../server/database/migrations/1763808000000-TextsAboutCodes";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

test("an old academy's texts no longer promise a code; what staff wrote themselves stays", async () => {
  const runner = database.dataSource.createQueryRunner();
  const migration = new TextsAboutCodes1763808000000();
  const texts = async () => {
    const steps: { text: string }[] = await runner.query(
      "SELECT jsonb_array_elements(portal_steps) ->> 'text' AS text FROM page_texts",
    );
    const answers: { text: string }[] = await runner.query(
      "SELECT answer AS text FROM questions ORDER BY position",
    );
    return [...steps, ...answers].map(({ text }) => text).join("\n");
  };
  try {
    await migration.down(runner);
    await runner.query(
      `INSERT INTO questions (id, question, answer, position) VALUES
         (gen_random_uuid(), 'Where do I get the secret code of my batch?',
          'The academy sends it to you when your place is confirmed, usually in the batch''s WhatsApp group. Each batch has its own.', 1),
         (gen_random_uuid(), 'Where do I get the secret code of my batch?', 'Ask Meera.', 2)`,
    );
    expect(await texts()).toMatch(
      /the academy sends it when your place is confirmed.*The academy sends it to you/s,
    );
    await migration.up(runner);
    expect(await texts()).not.toContain("sends it");
    expect(await texts()).toMatch(/Register and we open it for you.*You usually need none.*Ask Meera/s);
    expect(await texts()).toContain("Make an account with your e-mail address.");
  } finally {
    await runner.release();
  }
});
