import { expect, test } from "vitest";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { SEND_LINKS } from "../../support/enrolmentDocuments";
import { returnJobs, runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, confirmAddress, cancel, confirmByPhone, emailsTo } = enrolmentCalls(server);

type Started = Awaited<ReturnType<typeof start>>;

const LIST = `query ($offeringId: UUID, $state: RegistrationState, $isUnconfirmed: Boolean) {
  registrations(first: 25, offeringId: $offeringId, state: $state, isUnconfirmed: $isUnconfirmed) {
    nodes { id } counts { state count } } }`;
const DECIDE = `mutation ($input: DecideRegistrationInput!) { decideRegistration(input: $input) { id problem } }`;
const RUN = `query ($id: UUID!) { cmsWorkshop(id: $id) { runs { waitingPeople { count unconfirmed } } } }`;
const BATCH = `query ($id: UUID!) { batch(id: $id) { waitingPeople { count unconfirmed } } }`;

async function sendLinks(orders: Started[], caller = server.as.admin): Promise<(string | null)[]> {
  const registrations = orders.map(({ registration: { id, version } }) => ({ id, expectedVersion: version }));
  const { data, errors } = await caller.ask(DECIDE, { input: { decision: "SEND_LINK", registrations } });
  if (errors[0]) return [errors[0].extensions.code];
  return (data?.decideRegistration as { problem: string | null }[]).map(({ problem }) => problem);
}

async function buildLine() {
  const { id } = await server.buildWorkshop({ seats: 1 });
  const holder = await startConfirmed({ offeringId: id });
  const waiting = [await start({ offeringId: id }), await start({ offeringId: id })];
  const confirmed = await startConfirmed({ offeringId: id });
  return { id, holder, waiting, confirmed };
}

const idsOf = (orders: Started[]) => orders.map(({ registration }) => registration.id).sort();

test("staff find the open orders whose address nobody has confirmed, by e-mail or by phone", async () => {
  const { id, waiting, confirmed } = await buildLine();
  const [left, called] = [await start({ offeringId: id }), await start({ offeringId: id })];
  await cancel({ secret: left.secret });
  await confirmByPhone(called.registration);
  const list = async (more: object) =>
    (await server.as.admin.ask(LIST, { offeringId: id, isUnconfirmed: true, ...more })).data
      ?.registrations as {
      nodes: { id: string }[];
      counts: { state: string; count: number }[];
    };
  const { nodes, counts } = await list({ state: "WAITING" });
  expect(nodes.map((node) => node.id).sort()).toEqual(idsOf(waiting));
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ state: "WAITING", count: 2 }]);
  expect((await list({ isUnconfirmed: null, state: "WAITING" })).nodes.map((node) => node.id)).toContain(
    confirmed.registration.id,
  );
});

test("staff send the link again to all of them, three times an hour each, and the link works", async () => {
  const { id, holder, waiting, confirmed } = await buildLine();
  expect(await sendLinks([...waiting, confirmed])).toEqual([
    null,
    null,
    "That can’t be done in this registration’s current state.",
  ]);
  const [first] = waiting;
  const sent = await emailsTo(first!.registration.email);
  expect(sent.map(({ kind }) => kind)).toEqual(["registrationWaiting", "registrationWaiting"]);
  expect(await emailsTo(confirmed.registration.email)).toHaveLength(1);
  for (const _time of [2, 3]) expect(await sendLinks([first!])).toEqual([null]);
  expect(await sendLinks([first!])).toEqual([
    "We have sent its link three times in the last hour. Please try again later.",
  ]);
  expect(await emailsTo(first!.registration.email)).toHaveLength(4);
  await confirmAddress(first!);
  await cancel({ secret: holder.secret });
  const states = await server.dataSource.query<{ state: string }[]>(
    "SELECT state FROM registrations WHERE run_id IN (SELECT id FROM runs WHERE workshop_id = $1) ORDER BY queue_number",
    [id],
  );
  expect(states.map(({ state }) => state)).toEqual(["CANCELLED", "STARTED", "WAITING", "WAITING"]);
  const [event] = await server.dataSource.query<[{ action: string }]>(
    "SELECT action FROM audit_events WHERE entity_id = $1 ORDER BY at DESC LIMIT 1",
    [first!.registration.id],
  );
  expect(event.action).toBe("sendRegistrationLink");
});

test("the link is sent to nobody who has another order with that address, and by staff alone", async () => {
  const { id } = await server.buildWorkshop({ seats: 9 });
  const email = "twice-sent@example.com";
  await startConfirmed({ offeringId: id, email });
  const second = await start({ offeringId: id, email });
  expect(await sendLinks([second])).toEqual([
    "The person has another registration for this. Please look at that one.",
  ]);
  const other = await start({ offeringId: id });
  expect(await sendLinks([other], server.as.learner)).toEqual(["FORBIDDEN"]);
  expect(await emailsTo(other.registration.email)).toHaveLength(1);
  server.services.mailDelivery = MailDelivery.WAITING;
  expect(await sendLinks([other])).toEqual(["That can’t be done in this registration’s current state."]);
  server.services.mailDelivery = MailDelivery.SMTP;
});

test("staff send the link to all that match, once each, as of the moment of sending", async () => {
  const { id, waiting, confirmed } = await buildLine();
  const elsewhere = await start({ offeringId: (await server.buildWorkshop()).id });
  const [first, second] = waiting;
  const sendAll = async (input: object, caller = server.as.admin) => caller.ask(SEND_LINKS, { input });
  for (const caller of [server.as.learner, server.as.visitor])
    expect((await sendAll({ offeringId: id }, caller)).errors).toHaveLength(1);
  expect((await sendAll({ offeringId: id, state: "SUBMITTED" })).data?.sendRegistrationLinks).toBe(0);
  expect((await sendAll({ offeringId: id, state: "WAITING" })).data?.sendRegistrationLinks).toBe(2);
  await cancel({ secret: second!.secret });
  expect(await runJobs(server, "registration-links")).toEqual([]);
  await returnJobs(server, "registration-links");
  expect(await runJobs(server, "registration-links")).toEqual([]);
  const kinds = async ({ registration }: Started) =>
    (await emailsTo(registration.email)).map(({ kind }) => kind);
  expect(await kinds(first!)).toEqual(["registrationWaiting", "registrationWaiting"]);
  expect((await kinds(second!)).filter((kind) => kind === "registrationWaiting")).toHaveLength(1);
  for (const other of [confirmed, elsewhere]) expect(await kinds(other)).toHaveLength(1);
});

test("staff who ask twice for links to all send each person one", async () => {
  const { id, waiting } = await buildLine();
  const sendAll = async () => server.as.admin.ask(SEND_LINKS, { input: { offeringId: id } });
  await Promise.all([sendAll(), sendAll()]);
  expect(await runJobs(server, "registration-links")).toEqual([]);
  await sendAll();
  expect(await runJobs(server, "registration-links")).toEqual([]);
  for (const { registration } of waiting) expect(await emailsTo(registration.email)).toHaveLength(2);
});

test("a run and a batch say how many wait, and how many of them cannot move up", async () => {
  const { id } = await buildLine();
  const run = await server.as.admin.ask(RUN, { id });
  expect(run.data?.cmsWorkshop.runs).toEqual([{ waitingPeople: { count: 3, unconfirmed: 2 } }]);
  const course = await server.buildCourse({ priceRupees: 499 });
  const batch = await server.buildBatch({ courseId: course.id, seats: 1 });
  const read = async () =>
    (await server.as.admin.ask(BATCH, { id: batch.id })).data?.batch.waitingPeople as object;
  expect(await read()).toEqual({ count: 0, unconfirmed: 0 });
  for (const _person of [1, 2]) await start({ kind: "BATCH", offeringId: batch.id });
  expect(await read()).toEqual({ count: 1, unconfirmed: 1 });
});
