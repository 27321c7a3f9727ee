import { expect, test } from "vitest";
import { EmailState, OutboxEmail } from "../../../server/platform/mail/email.entity";
import { sweepEmails } from "../../../server/platform/mail/sweepEmails";
import { useTestApp } from "../../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
const start = Date.now();
let now = new Date(start);
const server = useTestApp({}, { clock: { now: () => now } });

async function write(to: string, state: EmailState, sentAfterDays?: number): Promise<void> {
  const { manager } = server.dataSource;
  await manager.insert(OutboxEmail, {
    kind: "test",
    to,
    toKey: to,
    subject: "A seat",
    paragraphs: ["Hello"],
    isConfidential: false,
    state,
    queuedAt: new Date(start),
    sentAt: sentAfterDays === undefined ? null : new Date(start + sentAfterDays * DAY_MS),
  });
}

async function after(days: number) {
  now = new Date(start + days * DAY_MS);
  const forgotten = await sweepEmails(server.services);
  const left = await server.dataSource.manager.find(OutboxEmail, {
    where: { kind: "test" },
    order: { to: "ASC" },
  });
  return { forgotten, left: left.map(({ to }) => to) };
}

test("a letter is forgotten 90 days after it was sent or kept, a dead one after 180; one that waits stays", async () => {
  await write("dead", EmailState.FAILED);
  await write("kept", EmailState.KEPT);
  await write("sent", EmailState.SENT, 0);
  await write("sent late", EmailState.SENT, 60);
  await write("waiting", EmailState.QUEUED);
  expect(await after(89)).toEqual({ forgotten: 0, left: ["dead", "kept", "sent", "sent late", "waiting"] });
  expect(await after(91)).toEqual({ forgotten: 2, left: ["dead", "sent late", "waiting"] });
  expect(await after(151)).toEqual({ forgotten: 1, left: ["dead", "waiting"] });
  expect(await after(181)).toEqual({ forgotten: 1, left: ["waiting"] });
  expect(await after(4000)).toEqual({ forgotten: 0, left: ["waiting"] });
});

test("thousands are forgotten at one go, by two processes at once too", async () => {
  await server.dataSource.query(
    `INSERT INTO letters (kind, "to", to_key, subject, paragraphs, is_confidential, state, queued_at, sent_at)
     SELECT 'test', 'many', 'many', 'A', '{}', false, 'SENT', $1, $1 FROM generate_series(1, 2500)`,
    [new Date(start)],
  );
  now = new Date(start + 100 * DAY_MS);
  await Promise.all([sweepEmails(server.services), sweepEmails(server.services)]);
  expect(await server.dataSource.manager.countBy(OutboxEmail, { to: "many" })).toBe(0);
});
