import { expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";
import { CREATE_RUN, DELETE_RUN, UPDATE_RUN } from "../../support/workshopDocuments";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const server = useTestApp();

const PAGE = `query ($slug: String!) { workshop(slug: $slug) {
  startsAt endsAt hasStarted hasEnded seats seatsLeft countdownTo countdownText } }`;

const ABOUT_NOW = Math.round(Date.now() / HOUR_MS) * HOUR_MS;

function inDays(days: number): Date {
  return new Date(ABOUT_NOW + days * DAY_MS);
}

async function readPage(slug: string) {
  const { data } = await server.as.visitor.ask(PAGE, { slug });
  return data?.workshop as Record<string, unknown>;
}

const create = (input: object) => server.as.admin.ask(CREATE_RUN, { input });
const update = (input: object) => server.as.admin.ask(UPDATE_RUN, { input });
const remove = (id: string) => server.as.admin.ask(DELETE_RUN, { input: { id, expectedVersion: 1 } });

test("a next run takes a date and seats, and the same page shows it at once", async () => {
  const past = {
    startsAt: inDays(-30),
    days: 2,
    seats: 30,
    seatsTaken: 28,
    countdownText: "Early price until",
  };
  const { id, slug, runId } = await server.buildWorkshop(past);
  expect(await readPage(slug)).toMatchObject({ hasEnded: true, seatsLeft: 2 });
  const startsAt = inDays(40).toISOString();
  const { data } = await create({ workshopId: id, startsAt, seats: 50 });
  expect(data?.createRun).toMatchObject({ startsAt, seats: 50, seatsTaken: 0, state: "COMING" });
  expect(await readPage(slug)).toEqual({
    startsAt,
    endsAt: new Date(inDays(41).getTime() + 1.5 * HOUR_MS).toISOString(),
    hasStarted: false,
    hasEnded: false,
    seats: 50,
    seatsLeft: null,
    countdownTo: startsAt,
    countdownText: null,
  });
  const RUNS =
    "query ($id: UUID!) { cmsWorkshop(id: $id) { runs { id state seatsTaken } nextRun { seats } } }";
  const staff = await server.as.admin.ask(RUNS, { id });
  expect(staff.data?.cmsWorkshop).toMatchObject({
    runs: [
      { state: "COMING", seatsTaken: 0 },
      { id: runId, state: "FINISHED", seatsTaken: 28 },
    ],
    nextRun: { seats: 50 },
  });
});

test("the page shows the soonest run to come, else the one that started last", async () => {
  const { id, slug } = await server.buildWorkshop({ startsAt: inDays(-90), days: 1 });
  for (const days of [-1, 60, 20, -30]) await server.buildRun({ workshopId: id, startsAt: inDays(days) });
  expect((await readPage(slug)).startsAt).toBe(inDays(20).toISOString());
  await server.dataSource.query("DELETE FROM runs WHERE workshop_id = $1 AND starts_at > now()", [id]);
  await server.changes.settle();
  expect(await readPage(slug)).toMatchObject({ startsAt: inDays(-1).toISOString(), hasEnded: true });
});

test("a season may have a next run without a date, but only one", async () => {
  const { id, number } = await server.buildSeason({ startsAt: inDays(-10) });
  const seasons = async () => {
    const { data } = await server.as.visitor.ask("{ bootcampSeasons { number startsAt isOpen } }");
    return (data?.bootcampSeasons as { number: number }[]).find((season) => season.number === number);
  };
  expect(await seasons()).toMatchObject({ isOpen: false });
  expect((await create({ seasonId: id })).errors).toEqual([]);
  expect(await seasons()).toMatchObject({ isOpen: true, startsAt: null });
  const message = expect.stringMatching(/^There is a run without a date already/) as string;
  expect((await create({ seasonId: id })).errors[0]?.extensions).toMatchObject({
    code: "CONFLICT",
    fields: [{ field: "startsAt", message }],
  });
});

test("fewer seats than are taken are refused, with the number that is", async () => {
  const startsAt = inDays(20);
  const { runId: id } = await server.buildWorkshop({ startsAt, seats: 60, seatsTaken: 54 });
  const edit = { id, startsAt: startsAt.toISOString(), expectedVersion: 1 };
  const { errors } = await update({ ...edit, seats: 3 });
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: [{ field: "seats", message: "54 seats are taken. Enter 54 or more." }],
  });
  expect((await update({ ...edit, seats: 54 })).data?.updateRun).toMatchObject({ run: { seats: 54 } });
  // A paid order may exceed the limit by a seat: other edits still save.
  await server.dataSource.query("UPDATE runs SET seats_taken = 55 WHERE id = $1", [id]);
  const other = { ...edit, expectedVersion: 2, seats: 54, countdownText: "Early price until" };
  expect((await update(other)).errors).toEqual([]);
  expect((await update({ ...edit, expectedVersion: 3, seats: null })).errors).toEqual([]);
});

test("a double click makes one run", async () => {
  const { id } = await server.buildWorkshop();
  const input = { workshopId: id, startsAt: inDays(50).toISOString() };
  const answers = await Promise.all([create(input), create(input)]);
  const refused = answers.flatMap(({ errors }) => errors);
  expect(refused).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "startsAt" }] } }]);
});

test.each([
  ["without a date", { startsAt: null }, "startsAt"],
  ["in the past", { startsAt: inDays(-1) }, "startsAt"],
  ["without seats", { seats: 0 }, "seats"],
  ["with a group that is no link", { whatsAppGroupLink: "my group" }, "whatsAppGroupLink"],
  ["that counts down beyond its start", { countdownTo: inDays(60) }, "countdownTo"],
  ["of a season too", { seasonId: crypto.randomUUID() }, "workshopId"],
])("a workshop has no run %s", async (_what, wrong, field) => {
  const { id: workshopId } = await server.buildWorkshop();
  const { errors } = await create({ workshopId, startsAt: inDays(50), ...wrong });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
});

test("a countdown may end after the start where staff say what is counted", async () => {
  const { id: workshopId } = await server.buildWorkshop();
  const late = { startsAt: inDays(50), countdownTo: inDays(60), countdownText: "Send your project until" };
  expect((await create({ workshopId, ...late })).data?.createRun).toMatchObject({
    countdownTo: inDays(60).toISOString(),
  });
});

test("a run of nothing is not made", async () => {
  for (const parent of ["workshopId", "seasonId"]) {
    const { errors } = await create({ [parent]: crypto.randomUUID(), startsAt: inDays(50) });
    expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
  }
});

test("a new date for a run that has started is refused until staff say that it is a correction", async () => {
  const { runId, startsAt } = await server.buildWorkshop({ startsAt: inDays(-3), days: 1, seatsTaken: 36 });
  const edit = { id: runId, expectedVersion: 1, startsAt: inDays(60), seats: 40 };
  const asked = await update(edit);
  expect(asked.data?.updateRun).toMatchObject({ __typename: "RunHasStarted", seatsTaken: 36 });
  const read = () =>
    server.dataSource.query("SELECT starts_at, seats, version FROM runs WHERE id = $1", [runId]);
  expect(await read()).toEqual([{ starts_at: startsAt, seats: null, version: 1 }]);
  const audited = "SELECT 1 FROM audit_events WHERE entity_id = $1";
  expect(await server.dataSource.query(audited, [runId])).toEqual([]);

  const seats = await update({ ...edit, startsAt });
  expect(seats.data?.updateRun).toMatchObject({ run: { seats: 40, version: 2 } });
  const corrected = await update({ ...edit, expectedVersion: 2, isCorrection: true });
  expect(corrected.data?.updateRun).toMatchObject({
    run: { startsAt: inDays(60).toISOString(), state: "COMING" },
  });
});

test("a run to come is moved without a question, and a stale edit is a conflict", async () => {
  const { runId } = await server.buildWorkshop({ startsAt: inDays(5) });
  const moved = await update({ id: runId, expectedVersion: 1, startsAt: inDays(6) });
  expect(moved.data?.updateRun).toMatchObject({ run: { version: 2 } });
  const { errors } = await update({ id: runId, expectedVersion: 1, startsAt: inDays(7) });
  expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: server.people.admin.name });
});

test("a run to come is not moved into the past by a mistyped year, unless staff say that it is a correction", async () => {
  const { runId, startsAt } = await server.buildWorkshop({ startsAt: inDays(5), seatsTaken: 3 });
  const mistyped = { id: runId, expectedVersion: 1, startsAt: inDays(-360), seats: 40 };
  const { errors } = await update(mistyped);
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "startsAt" }] });
  const read = () => server.dataSource.query("SELECT starts_at, version FROM runs WHERE id = $1", [runId]);
  expect(await read()).toEqual([{ starts_at: startsAt, version: 1 }]);
  const corrected = await update({ ...mistyped, isCorrection: true });
  expect(corrected.data?.updateRun).toMatchObject({ run: { state: "FINISHED", version: 2 } });
});

test("the only run stays, and one of two can be deleted", async () => {
  const { id, runId } = await server.buildWorkshop();
  expect((await remove(runId)).errors[0]?.extensions.code).toBe("CONFLICT");
  await server.buildRun({ workshopId: id, startsAt: inDays(50) });
  expect((await remove(runId)).data?.deleteRun).toEqual({ id: runId });
});

test("two runs that are deleted at once do not both go", async () => {
  const { id, runId } = await server.buildWorkshop();
  const other = await server.buildRun({ workshopId: id, startsAt: inDays(50) });
  const answers = await Promise.all([remove(runId), remove(other.id)]);
  expect(answers.flatMap(({ errors }) => errors)).toHaveLength(1);
  expect(await server.dataSource.query("SELECT 1 FROM runs WHERE workshop_id = $1", [id])).toHaveLength(1);
});

test.each(["visitor", "learner"] as const)("a %s learns nothing of runs that are staff's", async (who) => {
  const { slug } = await server.buildWorkshop();
  for (const field of ["runs { id }", "nextRun { seatsTaken }"]) {
    const query = `query ($slug: String!) { workshop(slug: $slug) { ${field} } }`;
    const { errors } = await server.as[who].ask(query, { slug });
    expect(["UNAUTHENTICATED", "FORBIDDEN"]).toContain(errors[0]?.extensions.code);
  }
});
