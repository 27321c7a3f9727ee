import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SIGN_UP } from "../../support/documents";
import type { MailServer } from "../../support/mailServer";
import { makeMailServer } from "../../support/mailServer";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller } from "../../support/testApp";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
let mail: MailServer;
endProgramsAfterwards();
beforeAll(async () => {
  mail = await makeMailServer();
});
afterAll(() => mail.close());

async function startServer(smtpUrl: string) {
  const server = await startApiServer({
    DATABASE_URL: database.url,
    SECRET_KEY,
    PUBLIC_ORIGIN: "https://academy.example",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "hello@academy.example",
  });
  await server.says(/open at/);
  return server;
}

async function signUp(origin: string, email: string) {
  const input = { name: "Asha", email, password: "three brass lanterns" };
  const { data } = await new Caller(() => origin)
    .post({ query: SIGN_UP, variables: { input } }, { origin: "https://academy.example" })
    .then((response) => response.json() as Promise<{ data: { signUp: { __typename: string } } }>);
  expect(data.signUp.__typename).toBe("SignedIn");
}

async function letterTo<Value>(to: string, column: string): Promise<Value[]> {
  const rows: { value: Value }[] = await database.dataSource.query(
    `SELECT ${column} AS value FROM letters WHERE "to" = $1`,
    [to],
  );
  return rows.map(({ value }) => value);
}
const stateOf = (to: string) => letterTo<string>(to, "state");
const claimOf = (to: string) => letterTo<boolean>(to, "claimed_until > now()");

test("kill -9 between commit and send, and in the middle of a sending: visitors are served, and the letters leave after the next start", async () => {
  const first = await startServer(mail.smtpUrl);
  await signUp(first.origin, "asha@example.com");
  first.process.kill("SIGKILL");
  await first.ended;
  expect(await stateOf("asha@example.com")).toEqual(["QUEUED"]);

  let calls = 0;
  const silent = createServer(() => (calls += 1));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const second = await startServer(`smtp://127.0.0.1:${port}`);
  const before = calls;
  await signUp(second.origin, "bela@example.com");
  await expect.poll(() => claimOf("bela@example.com")).toEqual([true]);
  await expect.poll(() => calls).toBeGreaterThan(before);
  second.process.kill("SIGKILL");
  await second.ended;
  silent.close();

  await mail.open();
  const third = await startServer(mail.smtpUrl);
  const received = () => mail.received.map(({ to }) => to).sort();
  await expect
    .poll(received, { timeout: 120_000, interval: 250 })
    .toEqual(["asha@example.com", "bela@example.com"]);
  for (const { source } of mail.received)
    expect(source).toMatch(/https:\/\/academy\.example\/verify#[\w-]{43}/);
  await expect.poll(() => stateOf("asha@example.com")).toEqual(["SENT"]);
  await expect.poll(() => stateOf("bela@example.com")).toEqual(["SENT"]);
  third.process.kill("SIGTERM");
  expect(await third.ended).toBe(0);
});
