import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
beforeEach(() => {
  mail.received.length = 0;
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

const stateOf = async (to: string) => {
  const rows: { state: string }[] = await database.dataSource.query(
    `SELECT state FROM letters WHERE "to" = $1`,
    [to],
  );
  return rows.map(({ state }) => state);
};

test("kill -9 between commit and send: the visitor is served, and the letter leaves after the next start", async () => {
  const first = await startServer(mail.smtpUrl);
  await signUp(first.origin, "asha@example.com");
  first.process.kill("SIGKILL");
  await first.ended;
  expect(await stateOf("asha@example.com")).toEqual(["QUEUED"]);

  await mail.open();
  const second = await startServer(mail.smtpUrl);
  await expect.poll(() => mail.received.length, { timeout: 100_000 }).toBe(1);
  expect(mail.received[0]?.to).toBe("asha@example.com");
  expect(mail.received[0]?.source).toMatch(/https:\/\/academy\.example\/verify#[\w-]{43}/);
  await expect.poll(() => stateOf("asha@example.com")).toEqual(["SENT"]);
  second.process.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await mail.close();
});

test("kill -9 in the middle of a sending: another process sends the letter, under the same name", async () => {
  let calls = 0;
  const silent = createServer(() => (calls += 1));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const first = await startServer(`smtp://127.0.0.1:${port}`);
  await signUp(first.origin, "bela@example.com");
  await expect.poll(() => calls).toBe(1);
  first.process.kill("SIGKILL");
  await first.ended;
  silent.close();

  await mail.open();
  const second = await startServer(mail.smtpUrl);
  await expect.poll(() => mail.received.length, { timeout: 120_000, interval: 250 }).toBe(1);
  await expect.poll(() => stateOf("bela@example.com")).toEqual(["SENT"]);
  second.process.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await mail.close();
});
