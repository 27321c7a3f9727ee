import { describe, expect, test } from "vitest";
import { createSchema } from "../../../server/app/schema";
import { DETAIL_FIELDS } from "../../../server/features/learning/portal/findBatchForPortal";
import { GUARDED_FIELDS } from "../../support/audiences";
import { countStatements } from "../../support/countStatements";
import { CREATE_REFERENCE } from "../../support/documents";
import { exerciseCalls } from "../../support/exerciseCalls";
import { useFakeChecker } from "../../support/fakeChecker";
import { VTT, uploadLessonFile } from "../../support/lessonFiles";
import { leavesOf } from "../../support/schemaSelections";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const schema = createSchema();

const open = (type: string) => leavesOf(schema, type, (field) => !(`${type}.${field}` in GUARDED_FIELDS));
/** A list of lists of long texts costs too much to be read; lessonKinds.test.ts reads them. */
const LEAVES = open("Reference").replace(/\btext(Html)?\b/g, "");
const REFERENCES = `${LEAVES} batch { id name }`;
const BATCH = `${open("Batch")} course { ${open("Course")} }`;
const SELECTIONS = {
  "the page's fields": `${BATCH} references { ${REFERENCES} }`,
  "a fragment and an alias": "id ...Rest",
  "a skipped list": `id isUnlocked references @skip(if: true) { id }`,
};
const FRAGMENT = "fragment Rest on Batch { all: references { id title } isUnlocked course { name } }";

const PARTS = ["captions { id }", "file { id }", "exercise { id }", "checkpoints { second }"];
const PARTS_OF: Record<string, string[]> = {
  Reference: [...PARTS, "checkpointExercises { id }", "batch { id }"],
  Course: ["weeks { title text }", "questions { question }"],
};

function selectionsOf(type: "Reference" | "Course"): string[] {
  const leaves = type === "Reference" ? LEAVES : open(type);
  return [...leaves.split(" ").filter(Boolean), ...(PARTS_OF[type] ?? [])];
}

async function addLesson(input: object) {
  const { errors } = await server.as.admin.ask(CREATE_REFERENCE, { input });
  expect(errors).toEqual([]);
}

/** Its lessons and course have a value in every column that lists leave out. */
async function buildFullBatch() {
  const { id: courseId, slug } = await server.buildCourse({
    priceRupees: 500,
    isSold: true,
    sectionText: "A long section.",
    seeMoreLink: "https://example.com/more",
    syllabus: ["Rows", "Columns"],
    outcomes: ["Reads a table"],
    weeks: [{ title: "Rows", text: "Filters and sorting" }],
    questions: [{ question: "When?", answer: "On Sundays." }],
  });
  const { id: batchId } = await server.buildBatch({ courseId, secretCode: null });
  const { id: exerciseId } = await exerciseCalls(server).buildExercise();
  const { file } = await uploadLessonFile(server, server.as.admin, { name: "a.csv", bytes: "a,b\n" });
  const { file: captions } = await uploadLessonFile(server, server.as.admin, {
    name: "a.vtt",
    bytes: VTT,
    purpose: "captions",
  });
  const checkpoints = [{ second: 60, exerciseId }];
  const link = "https://example.com/a.mp4";
  await addLesson({ batchId, title: "Watch", link, captionsId: captions?.id, checkpoints });
  await addLesson({ batchId, title: "Read", kind: "FILE", fileId: file?.id });
  await addLesson({ batchId, title: "Solve", kind: "EXERCISE", exerciseId });
  return { id: batchId, slug };
}

async function buildBatches() {
  const { learner } = server.people;
  const hidden = await server.buildCourse({ isPublished: false });
  const batches = {
    locked: await server.buildBatch(),
    unlocked: await server.buildBatch({ startsOn: "2026-12-01", endsOn: "2027-01-31", seats: 30 }),
    open: await server.buildBatch({ secretCode: null }),
    closed: await server.buildBatch({ isClosed: true }),
    hidden: await server.buildBatch({ courseId: hidden.id }),
    empty: await server.buildBatch({ secretCode: null }),
  };
  await server.buildAccess(learner.id, batches.unlocked.id);
  await server.buildAccess(learner.id, batches.hidden.id);
  for (const batch of Object.values(batches).filter((entry) => entry !== batches.empty)) {
    const first = await server.buildReference({ batchId: batch.id, durationText: "12:45" });
    await server.buildReference({ batchId: batch.id, position: first.position });
    await server.as.learner.ask("mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }", {
      id: first.id,
    });
  }
  return batches;
}

describe("the portal's one joined read", () => {
  test("answers what the plain reads answer, for everybody, every kind of batch and every selection", async () => {
    const batches = await buildBatches();
    for (const [kind, { id, courseId }] of Object.entries(batches)) {
      const { slug } = await server.dataSource.getRepository("Course").findOneByOrFail({ id: courseId });
      for (const [who, caller] of Object.entries(server.as)) {
        for (const [what, selection] of Object.entries(SELECTIONS)) {
          const fragment = selection.includes("...Rest") ? FRAGMENT : "";
          const joined = await caller.ask(
            `query ($id: UUID!) { batch(id: $id) { ${selection} } } ${fragment}`,
            { id },
          );
          const plain = await caller.ask(
            `query ($slug: String!) { course(slug: $slug) { batches { ${selection} } } } ${fragment}`,
            { slug: slug as string },
          );
          const story = `${who}, ${kind} batch, ${what}`;
          if (who === "visitor") {
            expect(joined.errors[0]?.extensions.code, story).toBe("UNAUTHENTICATED");
            continue;
          }
          expect(joined.errors, story).toEqual([]);
          const expected = (plain.data?.course as { batches: object[] } | null)?.batches[0] ?? null;
          expect(joined.data?.batch, story).toEqual(expected);
        }
      }
    }
  });

  test("staff's fields stay staff's", async () => {
    const { id } = await server.buildBatch({ secretCode: null });
    const query = "query ($id: UUID!) { batch(id: $id) { seatsTaken isCodeWeak references { id } } }";
    const refused = await server.as.learner.ask(query, { id });
    expect(refused.errors[0]?.extensions.code).toBe("FORBIDDEN");
    const { data } = await server.as.admin.ask(query, { id });
    expect(data?.batch).toEqual({ seatsTaken: 0, isCodeWeak: false, references: [] });
  });

  test("answers each field of a lesson and its course, selected alone", async () => {
    const { id, slug } = await buildFullBatch();
    const lessons = selectionsOf("Reference").map((field) => ({ field, in: `references { id ${field} }` }));
    const course = selectionsOf("Course").map((field) => ({
      field,
      in: `references { id } course { ${field} }`,
    }));
    const filled: string[] = [];
    for (const { field, in: selection } of [...lessons, ...course]) {
      const joined = await server.as.learner.ask(`query ($id: UUID!) { batch(id: $id) { ${selection} } }`, {
        id,
      });
      const plain = await server.as.learner.ask(
        `query ($slug: String!) { course(slug: $slug) { batches { ${selection} } } }`,
        { slug },
      );
      expect([...joined.errors, ...plain.errors], selection).toEqual([]);
      expect(joined.data?.batch, selection).toEqual((plain.data?.course as { batches: object[] }).batches[0]);
      const [name = ""] = field.split(" ");
      if (new RegExp(`"${name}":(?!null|\\[\\]|"")`).test(joined.text)) filled.push(name);
    }
    expect(filled, "the batch has a value for each").toEqual(expect.arrayContaining(DETAIL_FIELDS));
  });

  test("an id of no batch finds nothing", async () => {
    const query = "query ($id: UUID!) { batch(id: $id) { id references { id } } }";
    const { data, errors } = await server.as.learner.ask(query, { id: crypto.randomUUID() });
    expect(errors).toEqual([]);
    expect(data).toEqual({ batch: null });
  });

  test("takes at most three statements, however long the list", async () => {
    const { id } = await server.buildBatch({ secretCode: null });
    for (let count = 0; count < 40; count += 1) await server.buildReference({ batchId: id });
    const query = `query ($id: UUID!) { batch(id: $id) { ${SELECTIONS["the page's fields"].replace("batch { id name }", "").replace("questionCount", "").replace("hoursPerWeek", "")} } }`;
    const statements = await countStatements(async () => {
      const { data } = await server.as.learner.ask(query, { id });
      expect((data?.batch as { references: object[] }).references).toHaveLength(40);
    });
    expect(statements).toBeLessThanOrEqual(3);
  });
});
