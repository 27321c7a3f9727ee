import { expect, test } from "vitest";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { tooMany } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, submit, decide, confirmAddress, cancel, emailsTo } = enrolmentCalls(server);

const RESEND = `mutation ($input: OwnRegistrationInput!) { resendOrderConfirmation(input: $input) {
  __typename email } }`;
const CAN_RESEND = `query ($secret: String) { registration(secret: $secret) {
  canResendConfirmation isAddressTrusted } confirmsAddresses }`;

async function resend(input: object, caller: Caller = server.as.visitor) {
  const { data, errors } = await caller.ask(RESEND, { input });
  return (data?.resendOrderConfirmation ?? errors?.[0]?.extensions) as Record<string, unknown>;
}

const some = async (columns: object = {}) => (await server.buildWorkshop(columns)).id;
const linksTo = async (email: string) => (await emailsTo(email)).map(({ link }) => link);

test("a person gets the e-mail that confirms their order once more, three times an hour", async () => {
  const { secret, registration } = await start({ offeringId: await some() });
  const { email } = registration;
  for (let time = 0; time < 3; time += 1)
    expect(await resend({ secret })).toEqual({ __typename: "ConfirmationSent", email });
  expect(await resend({ secret })).toMatchObject(tooMany.extensions);
  const links = await linksTo(email);
  expect(links).toHaveLength(4);
  expect(new Set(links).size).toBe(1);
  expect((await confirmAddress({ registration })).registration.emailConfirmedAt).not.toBeNull();
});

test("others cannot have it sent", async () => {
  const { registration } = await start({ offeringId: await some() });
  const other = await server.newCaller(await server.buildUser());
  const way = { registrationId: registration.id };
  expect(await resend(way, server.as.visitor)).toMatchObject({ code: "UNAUTHENTICATED" });
  for (const caller of [other, server.as.admin])
    expect(await resend(way, caller)).toMatchObject({ code: "NOT_FOUND" });
  expect(await resend({ secret: "not-the-secret" })).toMatchObject({ code: "NOT_FOUND" });
  expect(await linksTo(registration.email)).toHaveLength(1);
});

test("the reader of an address with an order gets the link to that one, three times an hour, and the browser does not learn of it", async () => {
  const offeringId = await some();
  const own = await startConfirmed({ offeringId });
  const { email } = own.registration;
  const before = await linksTo(email);
  const again = await start({ offeringId, email });
  for (let time = 0; time < 3; time += 1)
    expect(await resend({ secret: again.secret })).toEqual({ __typename: "ConfirmationSent", email });
  expect(await resend({ secret: again.secret })).toMatchObject(tooMany.extensions);
  const sent = (await linksTo(email)).slice(before.length);
  expect(sent).toHaveLength(3);
  for (const link of sent) expect(link).toContain(own.registration.id);
});

test("a person whose payment was rejected gets it once more while they may correct it", async () => {
  const { secret, registration } = await start({ offeringId: await some({ priceRupees: 199 }) });
  const submitted = await submit({ secret, utr: "601234567891" });
  await decide("REJECT", [submitted.registration]);
  const { email } = registration;
  expect(await resend({ secret })).toEqual({ __typename: "ConfirmationSent", email });
  const links = await linksTo(email);
  expect(links.at(-1)).toBe(links[0]);
});

test("nothing is sent once there is nothing to confirm", async () => {
  const confirmed = await startConfirmed({ offeringId: await some() });
  const ended = await start({ offeringId: await some() });
  await cancel({ secret: ended.secret });
  for (const { secret, registration } of [confirmed, ended]) {
    const before = await linksTo(registration.email);
    expect(await resend({ secret })).toMatchObject({ code: "CONFLICT" });
    expect(await linksTo(registration.email)).toEqual(before);
  }
});

test("without a mail server nobody is promised an e-mail or a short hold", async () => {
  const { secret } = await start({ offeringId: await some() });
  const read = async () => (await server.as.visitor.ask(CAN_RESEND, { secret })).data;
  expect(await read()).toEqual({
    registration: { canResendConfirmation: true, isAddressTrusted: false },
    confirmsAddresses: true,
  });
  server.services.mailDelivery = MailDelivery.WAITING;
  const without = await read();
  server.services.mailDelivery = MailDelivery.SMTP;
  expect(without).toEqual({
    registration: { canResendConfirmation: false, isAddressTrusted: true },
    confirmsAddresses: false,
  });
});

test("an e-mail about a confirmed seat asks for no confirmation", async () => {
  const { registration } = await start({ offeringId: await some({ priceRupees: 199 }) });
  await decide("APPROVE", [registration]);
  const actions = await server.dataSource.query(
    "SELECT kind, action_label FROM letters WHERE about_id = $1 ORDER BY queued_at, id",
    [registration.id],
  );
  expect(actions).toEqual([
    { kind: "registrationStarted", action_label: "Confirm your registration" },
    { kind: "registrationConfirmed", action_label: "Open your order" },
  ]);
});
