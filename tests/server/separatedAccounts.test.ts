import { expect, test } from "vitest";
import { SeparatedAccounts1798314000000 } from "../../server/database/migrations/1798314000000-SeparatedAccounts";
import { PASSWORD } from "../support/builders";
import { lastTokenTo } from "../support/emailLinks";
import { Caller, useTestApp } from "../support/testApp";

const server = useTestApp();

const REQUEST_RESET =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const RESET = `mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) {
  ... on SignedIn { viewer { id } } } }`;
const EVENTS = "{ securityEvents(kind: ACCOUNT_SEPARATED) { nodes { detail accountName count } } }";

interface Old {
  name: string;
  isVerified?: boolean;
  /** An address in other letters already had this key. */
  isApart?: boolean;
}

/** An account as the first migration of keys left it, each newer than the last. */
async function buildOld(key: string, { name, isVerified = false, isApart = false }: Old): Promise<string> {
  const { id } = await server.buildUser({ name, emailVerifiedAt: isVerified ? new Date() : null });
  await server.dataSource.query("UPDATE users SET email = $2, email_key = $3 WHERE id = $1", [
    id,
    key,
    isApart ? `${key} ${id}` : key,
  ]);
  return id;
}

async function migrate(): Promise<void> {
  await server.dataSource.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error("A transaction has a query runner.");
    await new SeparatedAccounts1798314000000().up(queryRunner);
  });
}

async function resetAccount(email: string): Promise<string> {
  await server.as.visitor.ask(REQUEST_RESET, { input: { email } });
  const token = await lastTokenTo(server.services, email);
  const caller = new Caller(() => server.origin);
  const { data } = await caller.ask(RESET, { input: { token, newPassword: "seven copper kettles" } });
  return data?.resetPassword.viewer.id as string;
}

test("old accounts with one address: sign-in and reset open the verified one, and staff see the others", async () => {
  const verified = "kiki@mail.example";
  await buildOld(verified, { name: "Typed First" });
  const kiki = await buildOld(verified, { name: "Kiki", isVerified: true, isApart: true });
  await buildOld(verified, { name: "Kiki Again", isVerified: true, isApart: true });
  const nobody = "asha@mail.example";
  const asha = await buildOld(nobody, { name: "Asha" });
  await buildOld(nobody, { name: "Asha Again", isApart: true });
  const left = "ravi@mail.example";
  const ravi = await buildOld(left, { name: "Ravi", isApart: true });
  const { id: other, email } = await server.buildUser();

  await migrate();
  const caller = new Caller(() => server.origin);
  await caller.signIn(verified, PASSWORD);
  expect((await caller.ask("{ viewer { id } }")).data?.viewer).toEqual({ id: kiki });
  expect(await resetAccount(verified)).toBe(kiki);
  expect(await resetAccount(nobody)).toBe(asha);
  expect(await resetAccount(left)).toBe(ravi);
  expect(await resetAccount(email)).toBe(other);
  const { data } = await server.as.admin.ask(EVENTS);
  const names = data?.securityEvents.nodes as { accountName: string }[];
  expect(names.map(({ accountName }) => accountName).sort()).toEqual([
    "Asha Again",
    "Kiki Again",
    "Typed First",
  ]);
  const learner = await server.as.learner.ask(EVENTS);
  expect(learner.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

test("where no two accounts have one address, no event is written", async () => {
  const count = async () =>
    server.dataSource.query<object[]>("SELECT 1 FROM security_events WHERE kind = 'ACCOUNT_SEPARATED'");
  await server.dataSource.query("DELETE FROM users WHERE email_key LIKE '% %'");
  const before = (await count()).length;
  await migrate();
  expect(await count()).toHaveLength(before);
});
