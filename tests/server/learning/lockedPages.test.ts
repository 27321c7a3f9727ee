import { beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../support/pageAddresses";
import { expectedStatuses, pageAddresses } from "../../support/pageAddresses";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });
const TOMORROW = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Part of every link and picture behind a lock. Titles are no secret. */
const SECRET = "not-for-visitors";
const LOCKED = `${SECRET}-only-for-those-inside`;
const OPEN = `${SECRET}-for-every-learner`;

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

const allPages = () => pageAddresses([place]);
const portal = () => `/dash?course=${place.courseSlug}&batch=${place.batchId}`;

async function pagesWith(mark: string, reader: Caller, addresses = allPages()): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const { status, text } = await reader.open(address);
    expect(expectedStatuses(address), address).toContain(status);
    if (text.includes(mark)) found.push(address);
  }
  return found;
}

describe("what is in a locked batch", () => {
  test("is in no page that a learner without access opens", async () => {
    expect(await pagesWith(LOCKED, server.as.otherLearner)).toEqual([]);
  });

  test("is for those inside and in the content area, and not left in a page for the next person at the same browser", async () => {
    const addresses = [portal(), `/lessons/${place.lessonId}`];
    expect(await pagesWith(LOCKED, inside, addresses)).toEqual(addresses);
    const batch = `/cms/batches/${place.batchId}`;
    expect(await pagesWith(LOCKED, server.as.admin, [batch])).toEqual([batch]);
    await inside.ask("mutation { signOut }");
    expect(await pagesWith(LOCKED, inside, [...addresses, "/dash", "/lms"])).toEqual([]);
  });
});

test("what is in a batch, locked or open, is in no page that a visitor opens; an open one's is in a learner's portal", async () => {
  expect(await pagesWith(SECRET, server.as.visitor)).toEqual([]);
  expect(await pagesWith(OPEN, server.as.learner, ["/dash"])).toEqual(["/dash"]);
});
