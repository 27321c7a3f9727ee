import { beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../support/pageAddresses";
import { expectedStatuses, pageAddresses } from "../../support/pageAddresses";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });
const TOMORROW = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Part of every link and picture behind a lock. Titles are no secret. */
const LOCKED = "only-for-those-inside";
const OPEN = "for-every-learner";

let place: Place;
let inside: Caller;

beforeAll(async () => {
  const course = await server.buildCourse();
  const locked = await server.buildBatch({ courseId: course.id, startsOn: TOMORROW });
  const open = await server.buildBatch({ courseId: course.id, startsOn: TOMORROW, secretCode: null });
  for (const [batchId, mark] of [
    [locked.id, LOCKED],
    [open.id, OPEN],
  ] as const) {
    const reference = await server.buildReference({
      batchId,
      title: batchId === open.id ? `Title ${mark}` : "What a locked lesson teaches",
      link: `https://videos.example.com/${mark}`,
      imageUrl: `https://pictures.example.com/${mark}.png`,
    });
    if (mark === LOCKED) place = { courseSlug: course.slug, batchId: locked.id, lessonId: reference.id };
    // Opened before the lock: "continue" must drop locked videos.
    await server.dataSource.query(
      "INSERT INTO lesson_progress (user_id, reference_id, viewed_at) VALUES ($1, $2, now())",
      [server.people.otherLearner.id, reference.id],
    );
  }
  const user = await server.buildUser();
  await server.buildAccess(user.id, locked.id);
  inside = await server.newCaller(user);
});

async function pagesWith(mark: string, reader: Caller): Promise<string[]> {
  const found: string[] = [];
  for (const address of pageAddresses([place])) {
    const { status, text } = await reader.open(address);
    expect(expectedStatuses(address), address).toContain(status);
    if (text.includes(mark)) found.push(address);
  }
  return found;
}

describe("what is in a locked batch", () => {
  test.each(["visitor", "learner", "otherLearner"] as const)(
    "is in no page that the %s without access opens",
    async (who) => {
      expect(await pagesWith(LOCKED, server.as[who])).toEqual([]);
    },
  );

  test("is in the portal of those inside and in the content area, so that the test above means something", async () => {
    const portal = `/dash?course=${place.courseSlug}&batch=${place.batchId}`;
    expect(await pagesWith(LOCKED, inside)).toEqual(
      expect.arrayContaining([portal, `/lessons/${place.lessonId}`]),
    );
    expect(await pagesWith(LOCKED, server.as.admin)).toContain(`/cms/batches/${place.batchId}`);
  });

  test("is not left in a page for the next person at the same browser", async () => {
    await inside.open(`/dash?course=${place.courseSlug}&batch=${place.batchId}`);
    await inside.ask("mutation { signOut }");
    expect(await pagesWith(LOCKED, inside)).toEqual([]);
  });
});

test("what is in an open batch is in no page that a visitor opens, and in a learner's portal", async () => {
  expect(await pagesWith(OPEN, server.as.visitor)).toEqual([]);
  expect(await pagesWith(OPEN, server.as.learner)).toContain("/dash");
});
