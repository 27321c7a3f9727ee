import { expect, test } from "vitest";
import { countStatements } from "../../support/countStatements";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";
import { CREATE_RUN } from "../../support/workshopDocuments";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE = "{ viewerLiveRegistrations { id kind offeringId state } }";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel, decide } = enrolmentCalls(server);

async function liveOf(caller: Caller): Promise<string[]> {
  const { data } = await caller.ask(LIVE);
  return (data?.viewerLiveRegistrations as { offeringId: string }[]).map(({ offeringId }) => offeringId);
}

test("a learner's live orders are those of what the pages sell now, and no other learner's", async () => {
  const caller = await server.newCaller(await server.buildUser());
  const other = await server.newCaller(await server.buildUser());
  const course = await server.buildCourse({ priceRupees: 500 });
  const batch = await server.buildBatch({ courseId: course.id });
  const [workshop, cancelled, past] = [
    await server.buildWorkshop(),
    await server.buildWorkshop(),
    await server.buildWorkshop(),
  ];
  for (const input of [
    { kind: "BATCH", offeringId: batch.id },
    { offeringId: workshop.id },
    { offeringId: past.id },
  ]) {
    const { registration } = await start(input, caller);
    // A person can hold only a few unpaid seats.
    await decide("APPROVE", [registration]);
  }
  const { secret } = await start({ offeringId: cancelled.id }, caller);
  await cancel({ secret });
  expect(await liveOf(caller)).toEqual([batch.id, workshop.id, past.id]);

  // The run is over and the page sells the next one, so the old order no longer counts.
  await server.dataSource.query("UPDATE runs SET starts_at = $1 WHERE id = $2", [
    new Date(Date.now() - 90 * DAY_MS),
    past.runId,
  ]);
  const startsAt = new Date(Date.now() + 90 * DAY_MS).toISOString();
  await server.as.admin.ask(CREATE_RUN, { input: { workshopId: past.id, startsAt, seats: 3 } });
  expect(await liveOf(caller)).toEqual([batch.id, workshop.id]);
  expect(await liveOf(other)).toEqual([]);
  expect((await server.as.visitor.ask(LIVE)).errors).not.toEqual([]);
});

test("a learner's confirmed seats in the runs that are not shown are theirs alone, the latest first", async () => {
  const caller = await server.newCaller(await server.buildUser());
  const other = await server.newCaller(await server.buildUser());
  const workshop = await server.buildWorkshop();
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const nextRun = async (startsAt: string) =>
    server.as.admin.ask(CREATE_RUN, { input: { workshopId: workshop.id, startsAt, seats: 3 } });
  const orders: string[] = [];
  for (const startedDays of [40, 20]) {
    const { registration } = await start({ offeringId: workshop.id }, caller);
    await decide("APPROVE", [registration]);
    orders.unshift(registration.id);
    await server.dataSource.query(
      "UPDATE runs SET starts_at = $1 WHERE id = (SELECT run_id FROM registrations WHERE id = $2)",
      [inDays(-startedDays), registration.id],
    );
    await nextRun(inDays(90));
  }
  const unpaid = await start({ offeringId: (await server.buildWorkshop()).id }, caller);
  expect(unpaid.registration.state).toBe("STARTED");
  const ask = async (who: Caller) => (await who.ask("{ viewerSeatsInOtherRuns { id } }")).data;
  expect(await ask(caller)).toEqual({ viewerSeatsInOtherRuns: orders.map((id) => ({ id })) });
  expect(await ask(other)).toEqual({ viewerSeatsInOtherRuns: [] });
  expect((await server.as.visitor.ask("{ viewerSeatsInOtherRuns { id } }")).errors).not.toEqual([]);
});

test("however many orders there are, they are read by the same statements", async () => {
  const learner = await server.buildUser();
  const caller = await server.newCaller(learner);
  const count = () => countStatements(() => caller.ask(LIVE));
  const order = async () => {
    const { registration } = await start({ offeringId: (await server.buildWorkshop()).id }, caller);
    await decide("APPROVE", [registration]);
  };
  await order();
  expect(await liveOf(caller)).toHaveLength(1);
  const before = await count();
  for (let more = 0; more < 3; more += 1) await order();
  expect(await liveOf(caller)).toHaveLength(4);
  expect(await count()).toBe(before);
});
