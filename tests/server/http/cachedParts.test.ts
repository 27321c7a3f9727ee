import { expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });

const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";

function cardOf(text: string, title: string): string {
  const place = text.indexOf(`>${title}</h3>`);
  return text.slice(text.lastIndexOf("<article", place), text.indexOf("</article>", place));
}

async function buildLearners(batchId: string): Promise<[Caller, Caller]> {
  const people = [
    await server.buildUser({ name: "Asha Sample" }),
    await server.buildUser({ name: "Ravi Sample" }),
  ];
  for (const { id } of people) await server.buildAccess(id, batchId);
  const [asha, ravi] = await Promise.all(people.map((person) => server.newCaller(person)));
  if (!asha || !ravi) throw new Error("Two learners were built.");
  return [asha, ravi];
}

test("learners of a batch share the cards of its lessons, and each sees what they themselves have done", async () => {
  const { id: batchId } = await server.buildBatch();
  const { id: referenceId } = await server.buildReference({ batchId, title: "Rows & columns" });
  const [asha, ravi] = await buildLearners(batchId);
  const markDone = (caller: Caller) => caller.ask(MARK, { input: { referenceId, isDone: true } });
  await markDone(asha);
  const open = async (caller: Caller) => cardOf((await caller.open("/dash")).text, "Rows &amp; columns");
  const done = await open(asha);
  expect(done).toContain("Done");
  const untouched = await open(ravi);
  expect(untouched).toContain("Play here");
  expect(untouched).not.toContain("Done");
  expect(await open(asha)).toBe(done);
  await markDone(ravi);
  expect(await open(ravi)).toBe(done);
});

test("an edited lesson has another card at the next request", async () => {
  const { id: batchId } = await server.buildBatch();
  const { id } = await server.buildReference({ batchId, title: "Before the edit" });
  const [asha] = await buildLearners(batchId);
  expect((await asha.open("/dash")).text).toContain("Before the edit</h3>");
  await server.dataSource.query("UPDATE batch_references SET title = 'After the edit' WHERE id = $1", [id]);
  const { text } = await asha.open("/dash");
  expect(text).toContain("After the edit</h3>");
  expect(text).not.toContain("Before the edit");
});

test("the preview's cards lead to the preview, the site's to the site", async () => {
  const { slug } = await server.buildCourse({ name: "Shown twice" });
  const link = (address: string) => `href="${address}"`;
  const [site, preview] = [`/lms/${slug}`, `/cms/preview/lms/${slug}`];
  expect((await server.as.learner.open("/lms")).text).toContain(link(site));
  const previewed = (await server.as.admin.open("/cms/preview/lms")).text;
  expect(previewed).toContain(link(preview));
  expect(previewed).not.toContain(link(site));
  expect((await server.as.visitor.open("/lms")).text).not.toContain(link(preview));
});
