import { afterEach, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";
import {
  CREATE_RUN,
  INVITE_WAITING,
  UPDATE_RUN,
  UPDATE_WORKSHOP,
  WORKSHOP,
} from "../../support/workshopDocuments";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, confirmAddress, read, cancel, decide, list, emailsTo } = enrolmentCalls(server);

afterEach(() => {
  server.services.mailDelivery = MailDelivery.SMTP;
});

function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T14:30:00.000Z`;
}

async function edit(document: string, input: object) {
  const { data, errors } = await server.as.admin.ask(document, { input });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Record<string, unknown>;
}

async function sweep(): Promise<void> {
  await sweepRegistrations(server.services);
  clock.laterMs += 6 * MINUTE_MS;
  await sweepRegistrations(server.services);
}

async function newsFor(email: string): Promise<string[]> {
  const emails = await emailsTo(email);
  return emails.filter(({ kind }) => kind === "registrationNews").map(({ subject }) => subject);
}

/** Three seats, all taken (two confirmed, one unpaid), and one person on the waiting list. */
async function buildRun(hasWorkshopsId = false) {
  const startsAt = inDays(2);
  const workshop = await server.buildWorkshop({ startsAt: new Date(startsAt), days: 1, seats: 3 });
  if (hasWorkshopsId) {
    await server.dataSource.query("UPDATE runs SET id = workshop_id WHERE id = $1", [workshop.runId]);
    workshop.runId = workshop.id;
  }
  const order = (input: object = {}) => start({ offeringId: workshop.id, ...input });
  const approved = async () => {
    const made = await order();
    await decide("APPROVE", [made.registration]);
    return made;
  };
  const [one, other, unpaid, waiting] = [await approved(), await approved(), await order(), await order()];
  await confirmAddress(waiting);
  return { ...workshop, startsAt, order, one, other, unpaid, waiting };
}

async function finish(run: Awaited<ReturnType<typeof buildRun>>) {
  await server.dataSource.query("UPDATE runs SET starts_at = $1 WHERE id = $2", [inDays(-1), run.runId]);
  await sweep();
  const startsAt = inDays(90);
  const next = await edit(CREATE_RUN, { workshopId: run.id, startsAt, seats: 3 });
  return { id: next.id as string, startsAt };
}

test("a finished run keeps its people: no e-mail about the next one, none of its seats, and a new order", async () => {
  const run = await buildRun();
  const next = await finish(run);
  await sweep();
  for (const { registration } of [run.one, run.other, run.waiting])
    expect(await newsFor(registration.email)).toEqual([]);
  const rows = () =>
    server.dataSource.query("SELECT seats_taken FROM runs WHERE workshop_id = $1 ORDER BY starts_at", [
      run.id,
    ]);
  expect(await rows()).toEqual([{ seats_taken: 2 }, { seats_taken: 0 }]);

  const again = await run.order({ email: run.one.registration.email });
  expect(again.__typename).toBe("RegistrationStarted");
  expect(await rows()).toEqual([{ seats_taken: 2 }, { seats_taken: 1 }]);
  const { registration: confirmed } = await confirmAddress(again);
  await cancel({ secret: (await run.order({ email: confirmed.email })).secret });
  const link = (await emailsTo(confirmed.email)).at(-1)?.link;
  expect(link).toBe(`/registration/${confirmed.id}#${again.secret}`);

  const referencesOf = async (offeringId: string) =>
    (await list({ offeringId })).nodes.map(({ reference }) => reference);
  expect(await referencesOf(next.id)).toContain(again.registration.reference);
  expect(await referencesOf(run.runId)).toHaveLength(4);
});

test.each([
  ["", false],
  [" that has its workshop's id, as runs from before runs do", true],
])("staff list, count and export the people of one run%s", async (_what, hasWorkshopsId) => {
  const run = await buildRun(hasWorkshopsId);
  const next = await finish(run);
  const again = await run.order();
  const counted = `query ($offeringId: UUID) { registrations(first: 1, offeringId: $offeringId) { counts { count } } }`;
  await server.as.admin.confirmPassword();
  const peopleOf = async (offeringId: string) => {
    const { data } = await server.as.admin.ask(counted, { offeringId });
    const counts = data?.registrations.counts as { count: number }[];
    const file = await server.as.admin.open(`/cms/registrations.csv?offeringId=${offeringId}`);
    const listed = (await list({ offeringId })).nodes.map(({ reference }) => reference);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
    expect(listed.filter((reference) => !file.text.includes(reference))).toEqual([]);
    expect(file.text.trim().split("\n")).toHaveLength(1 + listed.length);
    return listed.toSorted();
  };
  const ownPeople = [run.one, run.other, run.unpaid, run.waiting].map(
    ({ registration }) => registration.reference,
  );
  const nextPeople = [again.registration.reference];
  expect(await peopleOf(run.runId)).toEqual(ownPeople.toSorted());
  expect(await peopleOf(next.id)).toEqual(nextPeople);
  if (!hasWorkshopsId) expect(await peopleOf(run.id)).toEqual([...ownPeople, ...nextPeople].toSorted());
});

test("an order, its e-mails and the list of offerings name the run's date", async () => {
  const run = await buildRun();
  const day = (date: string) =>
    new Date(date).toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric" });
  const [month = "", date = "", year = ""] = day(run.startsAt).replace(",", "").split(" ");
  const title = `${run.name}, ${date} ${month} ${year}`;
  const { data } = await server.as.visitor.ask(
    "query ($secret: String!) { registration(secret: $secret) { title offeringId } }",
    { secret: run.one.secret },
  );
  expect(data?.registration).toEqual({ title, offeringId: run.id });
  const subjects = (await emailsTo(run.one.registration.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([`Confirm your registration: ${title}`, `Your seat is confirmed: ${title}`]);
  const offerings = await server.as.admin.ask("{ registrationOfferings { id title } }");
  expect(offerings.data?.registrationOfferings).toContainEqual({ id: run.runId, title });

  const startsAt = "2098-02-15T14:30:00.000Z";
  await edit(UPDATE_RUN, { id: run.runId, expectedVersion: 1, startsAt, seats: 3 });
  await sweep();
  expect(await newsFor(run.one.registration.email)).toEqual([`New dates: ${run.name}, 15 Feb 2098`]);
  expect(await newsFor(run.unpaid.registration.email)).toEqual([`New dates: ${run.name}, 15 Feb 2098`]);
});

test.each([
  ["", false],
  [" that has its workshop's id, as runs from before runs do", true],
])(
  "an edit of the workshop is news for its coming run's people, and none for a finished one's%s",
  async (_what, hasWorkshopsId) => {
    const run = await buildRun(hasWorkshopsId);
    await finish(run);
    const next = await run.order();
    await decide("APPROVE", [next.registration]);
    clock.laterMs += MINUTE_MS;
    await edit(UPDATE_WORKSHOP, { ...WORKSHOP, id: run.id, expectedVersion: 1, days: 40, isPublished: true });
    await sweep();
    expect(await newsFor(run.one.registration.email)).toEqual([]);
    expect(await newsFor(next.registration.email)).toHaveLength(1);
  },
);

test("a corrected date of a finished run is news for its people alone", async () => {
  const run = await buildRun();
  await finish(run);
  const next = await run.order();
  await decide("APPROVE", [next.registration]);
  clock.laterMs += MINUTE_MS;
  const startsAt = inDays(30);
  const correction = { id: run.runId, expectedVersion: 1, startsAt, seats: 3, isCorrection: true };
  await edit(UPDATE_RUN, correction);
  await sweep();
  expect(await newsFor(run.one.registration.email)).toHaveLength(1);
  expect(await newsFor(next.registration.email)).toEqual([]);
});

test("nobody who waited for a run gets a seat of the next one without asking", async () => {
  const run = await buildRun();
  await finish(run);
  await sweep();
  expect((await read(run.waiting.secret)).state).toBe("CANCELLED");
  const rows = await server.dataSource.query("SELECT seats_taken FROM runs WHERE workshop_id = $1", [run.id]);
  expect(rows).toContainEqual({ seats_taken: 0 });
});

test("staff invite the waiting list of a finished run to the next one: one e-mail each, and no seat", async () => {
  const run = await buildRun();
  const stillWaiting = await run.order();
  await confirmAddress(stillWaiting);
  const unconfirmed = await run.order();
  const next = await finish(run);
  const registered = await run.order({ email: stillWaiting.registration.email });
  await confirmAddress(registered);
  // A stranger's order for this address does not count as the person's own.
  await run.order({ email: run.waiting.registration.email });
  await server.dataSource.query("UPDATE workshops SET price_rupees = 450 WHERE id = $1", [run.id]);
  const invite = () => edit(INVITE_WAITING, { runId: run.runId });
  const RUNS = "query ($id: UUID!) { cmsWorkshop(id: $id) { runs { id invitable } } }";
  const { data } = await server.as.admin.ask(RUNS, { id: run.id });
  expect(data?.cmsWorkshop.runs).toContainEqual({ id: run.runId, invitable: 1 });

  const answers = await Promise.all([invite(), invite()]);
  expect(answers).toHaveLength(2);
  const invited = async ({ registration }: typeof registered) =>
    (await emailsTo(registration.email)).filter(({ kind }) => kind === "registrationInvited");
  const [email, ...more] = await invited(run.waiting);
  expect(more).toEqual([]);
  expect(email?.subject).toMatch(/^A new date for you: /);
  const words = email?.paragraphs.join("\n") ?? "";
  expect(words).toContain("please register on its page");
  expect(words).toMatch(/\nWhen: .+\nWhere: .+\nPrice: ₹450\n/);
  expect(words).toContain(`Your earlier order: ${run.waiting.registration.reference}`);
  expect(words, "of the run that is over").not.toMatch(/How to join|to pay once a seat/);
  for (const other of [run.one, run.unpaid, registered, unconfirmed])
    expect(await invited(other)).toEqual([]);
  const rows = await server.dataSource.query("SELECT seats_taken FROM runs WHERE id = $1", [next.id]);
  expect(rows).toEqual([{ seats_taken: 2 }]);
  expect(await invite()).toMatchObject({ invitable: 0 });
});

test("without a mail server, where no address can be confirmed, staff invite people who wait as well", async () => {
  server.services.mailDelivery = MailDelivery.WAITING;
  const run = await buildRun();
  const [waiting, registered] = [await run.order(), await run.order()];
  await finish(run);
  await run.order({ email: registered.registration.email });
  const RUNS = "query ($id: UUID!) { cmsWorkshop(id: $id) { runs { id invitable } } }";
  const { data } = await server.as.admin.ask(RUNS, { id: run.id });
  expect(data?.cmsWorkshop.runs).toContainEqual({ id: run.runId, invitable: 2 });
  expect(await edit(INVITE_WAITING, { runId: run.runId })).toMatchObject({ invitable: 0 });
  const kindsTo = async ({ registration }: typeof waiting) =>
    (await emailsTo(registration.email)).map(({ kind }) => kind);
  expect(await kindsTo(run.waiting)).toContain("registrationInvited");
  expect(await kindsTo(waiting)).toContain("registrationInvited");
  expect(await kindsTo(registered)).not.toContain("registrationInvited");
});

test("who gave up waiting is not invited, and there is nobody to invite without a next run", async () => {
  const run = await buildRun();
  const { errors } = await server.as.admin.ask(INVITE_WAITING, { input: { runId: run.runId } });
  expect(errors[0]?.extensions.code).toBe("CONFLICT");
  await cancel({ secret: run.waiting.secret });
  await finish(run);
  expect(await edit(INVITE_WAITING, { runId: run.runId })).toMatchObject({ invitable: 0 });
  const emails = await emailsTo(run.waiting.registration.email);
  expect(emails.map(({ kind }) => kind)).not.toContain("registrationInvited");
});

test("a coupon for a workshop is good for its next run", async () => {
  const run = await buildRun();
  await finish(run);
  const { buildCoupon, quote } = enrolmentCalls(server);
  const { code } = await buildCoupon({ isForAll: false, workshopIds: [run.id] });
  expect(await quote({ id: run.id, couponCode: code })).toMatchObject({
    discountRupees: 30,
    couponMessage: null,
  });
});
