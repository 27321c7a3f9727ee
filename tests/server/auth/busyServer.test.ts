import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { ServiceUnavailable } from "../../../server/core/errors";
import { SIGN_UP } from "../../support/documents";
import { PASSWORD } from "../../support/builders";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({}, { hasRealHashes: true });

const BUSY = "SERVICE_UNAVAILABLE";
const CLIENTS = 4;
/** Exceeds the queue, so that every free slot is taken at once. */
const CHECKS_PER_CLIENT = 66;

async function whileBusy(work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const check = async (client: string) => {
    const { signal } = new AbortController();
    const hashing = server.services.hashing.forClient({ signal, client });
    while (!isOver)
      await hashing.verifyPassword("", null).catch(async (error: unknown) => {
        if (!(error instanceof ServiceUnavailable)) throw error;
        await wait(20);
      });
  };
  const checks = Array.from({ length: CLIENTS * CHECKS_PER_CLIENT }, (_, index) =>
    check(`client ${index % CLIENTS}`),
  );
  await wait(50);
  await work();
  isOver = true;
  await Promise.all(checks);
}

const visitor = () => new Caller(() => server.origin);

async function trySignIn() {
  const { email } = await server.buildUser();
  return { ask: () => visitor().signIn(email), right: /^SignedIn$/ };
}

async function tryOwnPassword() {
  const caller = await server.newCaller();
  return { ask: () => caller.confirmPassword(), right: /^PasswordConfirmed$/ };
}

async function trySignUp() {
  const input = { name: "Asha", email: "asha@example.com", password: PASSWORD };
  return { ask: () => visitor().ask(SIGN_UP, { input }), right: /^(SignedIn|EmailTaken)$/ };
}

async function tryCode() {
  const caller = await server.newCaller();
  const { id: batchId } = await server.buildBatch();
  const unlock = `mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename } }`;
  const ask = () => caller.ask(unlock, { input: { batchId, secretCode: "right" } });
  return { ask, right: /^BatchUnlocked$/ };
}

test.each([
  ["sign-in", trySignIn],
  ["confirmed password", tryOwnPassword],
  ["sign-up", trySignUp],
  ["secret code", tryCode],
])("a %s that the server was too busy to check does not count", async (_what, build) => {
  const { ask, right } = await build();
  const kinds: string[] = [];
  await whileBusy(async () => {
    for (let time = 0; time < 6; time += 1) kinds.push(outcomeOf(await ask()));
  });
  expect(kinds).toContain(BUSY);
  expect(kinds).not.toContain(TOO_MANY);
  expect(outcomeOf(await ask())).toMatch(right);
});
