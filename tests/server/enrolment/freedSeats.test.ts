import { describe, expect, test } from "vitest";
import { REVOKE_ACCESS, ROTATE_CODE, UPDATE_BATCH } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";
import { UPDATE_RUN, UPDATE_WORKSHOP, WORKSHOP } from "../../support/workshopDocuments";

// No sweep runs here: only staff's actions move people up.
const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, read, emailsTo, seatsTaken } = enrolmentCalls(server);

async function edit(document: string, input: object): Promise<Record<string, unknown>> {
  const { data, errors } = await server.as.admin.ask(document, { input });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Record<string, unknown>;
}

async function statesOf(orders: { secret: string }[]): Promise<string[]> {
  return Promise.all(orders.map(async ({ secret }) => (await read(secret)).state));
}

async function line(offering: object) {
  const orders = [await start(offering), await startConfirmed(offering), await startConfirmed(offering)];
  expect(await statesOf(orders)).toEqual(["STARTED", "WAITING", "WAITING"]);
  return orders;
}

async function buildPaidBatch(overrides: object = {}) {
  const course = await server.buildCourse({ priceRupees: 500 });
  return server.buildBatch({ courseId: course.id, seats: 1, ...overrides });
}

describe("anyone who waits moves up with staff's own edit", () => {
  test("of a workshop's seats, and has a letter; the answer counts the seat", async () => {
    const { id, runId, startsAt } = await server.buildWorkshop({ seats: 1 });
    const orders = await line({ offeringId: id });
    const input = { startsAt, id: runId, expectedVersion: 1, seats: 2 };
    expect(await edit(UPDATE_RUN, input)).toMatchObject({ run: { seats: 2, seatsTaken: 2, version: 2 } });
    expect(await statesOf(orders)).toEqual(["STARTED", "STARTED", "WAITING"]);
    const [, next] = orders;
    const emails = await emailsTo(next?.registration.email ?? "");
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationWaiting", "registrationMovedUp"]);
    await edit(UPDATE_RUN, { ...input, seats: null, expectedVersion: 2 });
    expect(await statesOf(orders)).toEqual(["STARTED", "STARTED", "STARTED"]);
  });

  test("of a season's and of a batch's seats", async () => {
    const season = await server.buildSeason({ seats: 1, number: 77 });
    const ofSeason = await line({ kind: "SEASON", offeringId: season.id });
    await edit(UPDATE_RUN, { id: season.runId, expectedVersion: 1, seats: 2 });
    expect(await statesOf(ofSeason)).toEqual(["STARTED", "STARTED", "WAITING"]);

    const batch = await buildPaidBatch();
    const ofBatch = await line({ kind: "BATCH", offeringId: batch.id });
    const { id, name } = batch;
    await edit(UPDATE_BATCH, { id, name, expectedVersion: 1, seats: 3, isClosed: false });
    expect(await statesOf(ofBatch)).toEqual(["STARTED", "STARTED", "STARTED"]);
    expect(await seatsTaken("batches", id)).toBe(3);
  });

  test("that shuts learners out of a batch, one or all that came by the code", async () => {
    const { id } = await buildPaidBatch({ seats: 2, secretCode: "right" });
    const [one, other] = [await server.newCaller(), await server.newCaller()];
    for (const learner of [one, other]) await learner.unlock(id, "right");
    const waiting = [
      await startConfirmed({ kind: "BATCH", offeringId: id }),
      await startConfirmed({ kind: "BATCH", offeringId: id }),
    ];
    expect(await statesOf(waiting)).toEqual(["WAITING", "WAITING"]);
    const [access] = await server.dataSource.query<{ id: string }[]>(
      "SELECT id FROM batch_accesses WHERE batch_id = $1",
      [id],
    );
    expect(await edit(REVOKE_ACCESS, { accessId: access?.id })).toMatchObject({ seatsTaken: 2 });
    expect(await statesOf(waiting)).toEqual(["STARTED", "WAITING"]);
    const input = { batchId: id, expectedVersion: 1, secretCode: "another code", isAccessRevoked: true };
    expect(await edit(ROTATE_CODE, input)).toMatchObject({ seatsTaken: 2 });
    expect(await statesOf(waiting)).toEqual(["STARTED", "STARTED"]);
  });

  test("and not where the edit is refused, or the place is not open", async () => {
    const { id, runId, startsAt } = await server.buildWorkshop({ seats: 1 });
    const orders = await line({ offeringId: id });
    const input = { startsAt, id: runId, expectedVersion: 7, seats: 9 };
    const { errors } = await server.as.admin.ask(UPDATE_RUN, { input });
    expect(errors[0]?.extensions.code).toBe("CONFLICT");
    await edit(UPDATE_WORKSHOP, { ...WORKSHOP, id, expectedVersion: 1, isPublished: false });
    await edit(UPDATE_RUN, { ...input, expectedVersion: 1 });
    expect(await statesOf(orders)).toEqual(["STARTED", "WAITING", "WAITING"]);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("once each, where staff edit while people give up their places", async () => {
    const { id, runId, startsAt } = await server.buildWorkshop({ seats: 1 });
    const orders = [...(await line({ offeringId: id })), await startConfirmed({ offeringId: id })];
    const input = { startsAt, id: runId, expectedVersion: 1, seats: 2 };
    const [first] = orders;
    const cancel = "mutation ($input: OwnRegistrationInput!) { cancelRegistration(input: $input) { id } }";
    await Promise.all([
      edit(UPDATE_RUN, input),
      server.as.visitor.ask(cancel, { input: { secret: first?.secret } }),
    ]);
    expect(await statesOf(orders)).toEqual(["CANCELLED", "STARTED", "STARTED", "WAITING"]);
    expect(await seatsTaken("workshops", id)).toBe(2);
  });
});
