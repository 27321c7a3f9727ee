import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { inviteUser } from "../../../server/features/auth/account/inviteUser";
import { moveAccountLinks } from "../../../server/features/auth/account/moveAccountLinks";
import { hashToken } from "../../../server/features/auth/sessions/sessions";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { RENEW_CALENDAR, REQUEST_EMAIL_CHANGE } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { lastTokenTo, linkIn } from "../../support/emailLinks";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);
const visitor = () => new Caller(() => server.origin);
const FORGOT =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const RESET = "mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }";

function formsOf(token: string): string[] {
  const [text, bytes] = [Buffer.from(token), Buffer.from(token, "base64url")];
  return [
    token,
    bytes.toString("hex"),
    bytes.toString("base64"),
    text.toString("hex"),
    text.toString("base64url"),
  ];
}

async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await server.dataSource.query<{ name: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT 1 FROM ${name} AS r WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS t WHERE strpos(r::text, t) > 0) LIMIT 1`,
      [texts],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function plant(): Promise<Record<string, string>> {
  const asha = visitor();
  const email = "asha@example.com";
  await asha.ask(SIGN_UP, { input: { name: "Asha", email, password: PASSWORD } });
  const verification = await lastTokenTo(server.services, email);
  await visitor().ask(FORGOT, { input: { email } });
  const reset = await lastTokenTo(server.services, email);
  const newEmail = "asha.new@example.com";
  await asha.ask(REQUEST_EMAIL_CHANGE, { input: { newEmail, currentPassword: PASSWORD } });
  const { data } = await asha.ask(RENEW_CALENDAR);
  const workshop = await server.buildWorkshop();
  const order = await start({ offeringId: workshop.id, email: "bela@example.com" });
  const invitation = await server.dataSource.transaction((manager) =>
    inviteUser(
      { manager, services: server.services },
      { email: "chitra@example.com", name: "Chitra", phone: null },
    ),
  );
  return {
    verification,
    reset,
    emailChange: await lastTokenTo(server.services, newEmail),
    order: order.secret,
    mailedOrder: await lastTokenTo(server.services, "bela@example.com"),
    calendar: String(data?.renewCalendarAddress).replace(/^\/calendar\/|\.ics$/g, ""),
    invitation: server.services.hashing.deriveToken(invitation.link.seed ?? ""),
    session: asha.cookie.split("=")[1] ?? "",
  };
}

test("no table holds a token that opens something, in any form", async () => {
  const tokens = await plant();
  for (const [name, token] of Object.entries(tokens)) expect([name, token.length]).toEqual([name, 43]);
  for (const [name, token] of Object.entries(tokens))
    expect([name, await tablesWith(formsOf(token))]).toEqual([name, []]);
  expect(await tablesWith(["bela@example.com"])).toContain("public.letters");
});

test("letters of an older version give up their tokens; links that were sent still work", async () => {
  const [waiting, reader] = [await server.buildUser(), await server.buildUser()];
  const tokens: string[] = [];
  for (const user of [waiting, reader]) {
    const token = randomBytes(32).toString("base64url");
    tokens.push(token);
    await server.dataSource.query(
      `INSERT INTO account_tokens (user_id, purpose, email, token_hash, expires_at)
       VALUES ($1, 'RESET', $2, $3, now() + interval '1 hour')`,
      [user.id, user.email, hashToken(token)],
    );
  }
  const old = { isConfidential: true, actionLabel: "Choose", actionPath: `/reset#${tokens[0]}` };
  const { id } = await server.buildEmail({ ...old, to: waiting.email });
  await moveAccountLinks(server.services);
  await moveAccountLinks(server.services);
  expect(await tablesWith(tokens)).toEqual([]);
  const email = await server.dataSource.manager.findOneByOrFail(OutboxEmail, { id });
  const link = linkIn(server.services, email);
  expect(link).toMatch(/^\/reset#[\w-]{43}$/);
  const reset = async (token: string) => {
    const { data } = await visitor().ask(RESET, { input: { token, newPassword: "seven copper kettles" } });
    return data?.resetPassword.__typename as string;
  };
  expect(await reset(tokens[0] ?? "")).toBe("LinkExpired");
  expect(await reset(link.split("#")[1] ?? "")).toBe("SignedIn");
  expect(await reset(tokens[1] ?? "")).toBe("SignedIn");
});
