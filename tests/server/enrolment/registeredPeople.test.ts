import { describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel } = enrolmentCalls(server);

const WORKSHOP = `query ($id: UUID!) { cmsWorkshop(id: $id) {
  registeredPeople runs { id registeredPeople } } }`;
const COURSE = `query ($slug: String!) { course(slug: $slug) {
  registeredPeople batches { id registeredPeople } } }`;
const SEASONS = "{ cmsBootcampSeasons { id registeredPeople runs { registeredPeople } } }";

async function readWorkshop(id: string, caller: Caller = server.as.admin) {
  return caller.ask(WORKSHOP, { id });
}

describe("how many people have registered, which keeps a record from being deleted", () => {
  test("counts each person once, also those who cancelled", async () => {
    const { id } = await server.buildWorkshop();
    expect((await readWorkshop(id)).data?.cmsWorkshop).toMatchObject({ registeredPeople: 0 });
    const email = "counted@example.com";
    const { secret } = await start({ offeringId: id, email });
    await cancel({ secret });
    await start({ offeringId: id, email });
    await start({ offeringId: id });
    const { data } = await readWorkshop(id);
    expect(data?.cmsWorkshop).toMatchObject({ registeredPeople: 2, runs: [{ registeredPeople: 2 }] });
  });

  test("tells the runs of a workshop apart", async () => {
    const { id } = await server.buildWorkshop();
    await start({ offeringId: id });
    const input = { workshopId: id, startsAt: "2031-02-03T12:30:00Z", seats: 9 };
    await server.as.admin.ask("mutation ($input: CreateRunInput!) { createRun(input: $input) { id } }", {
      input,
    });
    const { data } = await readWorkshop(id);
    expect(data?.cmsWorkshop).toMatchObject({
      registeredPeople: 1,
      runs: [{ registeredPeople: 0 }, { registeredPeople: 1 }],
    });
  });

  test("counts those of a course's batches and of a season", async () => {
    const { slug, id: courseId } = await server.buildCourse({ priceRupees: 500 });
    const { id: batchId } = await server.buildBatch({ courseId });
    const { id: seasonId } = await server.buildSeason({ isLocked: false, priceRupees: 99 });
    await start({ kind: "BATCH", offeringId: batchId });
    await start({ kind: "SEASON", offeringId: seasonId });
    expect((await server.as.admin.ask(COURSE, { slug })).data?.course).toEqual({
      registeredPeople: 1,
      batches: [{ id: batchId, registeredPeople: 1 }],
    });
    expect((await server.as.admin.ask(SEASONS)).data?.cmsBootcampSeasons).toContainEqual({
      id: seasonId,
      registeredPeople: 1,
      runs: [{ registeredPeople: 1 }],
    });
  });

  test("is read by staff alone", async () => {
    const { slug } = await server.buildCourse();
    for (const caller of [server.as.learner, server.as.visitor]) {
      const { errors } = await caller.ask(
        "query ($slug: String!) { course(slug: $slug) { registeredPeople } }",
        {
          slug,
        },
      );
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions?.code);
    }
  });
});
