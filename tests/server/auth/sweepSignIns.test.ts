import { expect, test } from "vitest";
import { sweepSignIns } from "../../../server/features/auth/sessions/sweepSignIns";
import { VIEWER } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date();
const server = useTestApp({}, { clock: { now: () => now } });

const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`;

async function countOf(table: string, userId: string): Promise<number> {
  const rows = await server.dataSource.query<object[]>(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId]);
  return rows.length;
}

test("sessions and mailed links that have ended are forgotten, also of people who never came back", async () => {
  const gone = await server.buildUser();
  await server.newCaller(gone);
  await server.as.visitor.ask(FORGOT, { input: { email: gone.email } });
  expect([await countOf("sessions", gone.id), await countOf("account_tokens", gone.id)]).toEqual([1, 1]);
  await sweepSignIns(server.services);
  expect([await countOf("sessions", gone.id), await countOf("account_tokens", gone.id)]).toEqual([1, 1]);

  now = new Date(now.getTime() + 13 * DAY_MS);
  const here = await server.newCaller();
  now = new Date(now.getTime() + 2 * DAY_MS);
  await sweepSignIns(server.services);
  expect([await countOf("sessions", gone.id), await countOf("account_tokens", gone.id)]).toEqual([0, 0]);
  expect((await here.ask(VIEWER)).data?.viewer).not.toBeNull();
});
