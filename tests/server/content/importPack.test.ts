import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importPack } from "../../../server/app/content/import/importPack";
import { readPack } from "../../../server/app/content/read/readPack";
import { useFakeChecker } from "../../support/fakeChecker";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const NOW = new Date("2026-11-28T06:30:00Z");

const PACK: Record<string, string> = {
  "courses/pandas/course.yaml":
    "name: Pandas at work\nisPublished: true\nisSold: true\npriceRupees: 900\nsyllabus: [Read, Clean]\npayLink: https://pay.example/pandas\n",
  "courses/pandas/batches.yaml": `- name: Evenings
  startsOn: this monday
  whatsAppGroupLink: https://chat.whatsapp.com/PrivateGroup
  lessons:
    - title: Watch
      link: https://www.youtube.com/watch?v=a9__D53WsUs
      checkpoints:
        - second: 30
          exerciseId: double-it
    - title: Try
      kind: EXERCISE
      exerciseId: double-it
    - title: Prices
      kind: FILE
      fileId: prices.csv
- name: Open to all
  access: OPEN
`,
  "courses/pandas/prices.csv": "what,rupees\ntea,12\n",
  "exercises/double-it/exercise.yaml": `title: Make it twice as much
kind: PYTHON
topic: Loops
level: BASIC
minutes: 5
isOpen: true
isPublished: true
prompt: Write it.
starterCode: |
  def double(n):
      return n
solution: |
  def double(n):
      return 2 * n
tests:
  - kind: CALL
    call: double(2)
  - kind: CALL
    call: double(5)
    visibility: HIDDEN
    about: Five
`,
  "workshops/charts.yaml": `name: Charts in a weekend
layout: AGENDA
headline: Draw what you mean
priceRupees: 199
minutesPerDay: 90
days: 2
place: Live on Zoom
isPublished: true
runs:
  - startsAt: 10 days ago 20:00
  - startsAt: next 9 December 20:00
    seats: 20
`,
  "bootcamp/bootcamp.yaml": "name: Bootcamp\nheadline: Puzzles\nisPublished: true\n",
  "bootcamp/seasons/1.yaml": `number: 1
title: First steps
priceRupees: 99
runs: [{}]
levels:
  - name: Basic
    questions:
      - title: Twice
        prompt: Double it.
        expectedResult: "4"
        exerciseId: double-it
`,
  "articles/hello.md":
    "---\ntitle: A long hello\nexcerpt: A greeting\nauthorName: Asha\nisPublished: true\n---\n\nGood day.\n",
  "pictures/texts.yaml": "asha.png: Asha, smiling\n",
  "site/teachers.yaml":
    "- name: Asha\n  line: Draws first.\n  imageUrl: pictures/asha.png\n  courseIds: [pandas]\n  workshopIds: [charts]\n",
  "site/partners.yaml": "- name: Tea Company\n",
  "site/home.yaml":
    "heroHeadline: Start here\nheroText: One step\npath: []\nlanguages: []\ntips: []\nreasons: []\nexerciseId: double-it\n",
  "site/policies.yaml": "termsText: Be kind.\n",
};
const RECORDS = [
  "courses/pandas/batches.yaml: Evenings",
  "courses/pandas/batches.yaml: Evenings, Watch",
  "courses/pandas/batches.yaml: Evenings, Try",
  "courses/pandas/batches.yaml: Evenings, Prices",
  "courses/pandas/batches.yaml: Open to all",
];

const AUDITED = [
  ...[
    "createBatch",
    "createBlogPost",
    "createBootcampLevel",
    "createBootcampQuestion",
    "createBootcampSeason",
  ],
  ...[
    "createCourse",
    "createExercise",
    "createPartner",
    "createReference",
    "createTeacher",
    "createWorkshop",
  ],
  ...["updateBootcamp", "updateHomeContent", "updatePolicies", "uploadLessonFile", "uploadPicture"],
];

let root: string;

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

async function edit(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, name), "utf8");
  expect(text).toContain(from);
  await put(name, text.replace(from, to));
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pack-"));
  for (const [name, text] of Object.entries(PACK)) await put(name, text);
  await cp("server/content/demo/pictures/asha.png", path.join(root, "pictures/asha.png"));
});

afterEach(async () => rm(root, { recursive: true }));

async function bring({ isDryRun = false, now = NOW } = {}): Promise<string[]> {
  const services = { ...server.services, checker: checker.address, clock: { now: () => now } };
  return importPack(services, await readPack(root, now), { isDryRun });
}

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return server.dataSource.query(sql);
}

async function counts(): Promise<unknown> {
  const tables = [
    "courses",
    "batches",
    "batch_references",
    "exercises",
    "workshops",
    "runs",
    "pictures",
    "audit_events",
    "lesson_files",
  ];
  return rows(`SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(", ")}`);
}

test("a pack fills an academy at once, in its order, and a second import changes nothing", async () => {
  const before = await counts();
  const foreseen = await bring({ isDryRun: true });
  expect(await counts()).toEqual(before);
  const changes = await bring();
  expect(changes).toEqual(foreseen);
  expect(changes.filter((change) => change.includes("batches.yaml"))).toEqual(
    RECORDS.map((record) => `new      ${record}`),
  );
  expect(await bring()).toEqual([]);
  expect(await rows("SELECT slug, pay_link, price_rupees FROM courses")).toEqual([
    { slug: "pandas", pay_link: null, price_rupees: 900 },
  ]);
  expect(
    await rows(
      "SELECT name, access, is_closed, secret_code_hash, whats_app_group_link, starts_on::text FROM batches ORDER BY position",
    ),
  ).toEqual([
    {
      name: "Evenings",
      access: "SECRET_CODE",
      is_closed: true,
      secret_code_hash: null,
      whats_app_group_link: null,
      starts_on: "2026-11-30",
    },
    {
      name: "Open to all",
      access: "OPEN",
      is_closed: false,
      secret_code_hash: null,
      whats_app_group_link: null,
      starts_on: null,
    },
  ]);
  const [{ id: exerciseId, tests } = expect.fail()] = await rows("SELECT id, slug, tests FROM exercises");
  expect(tests).toMatchObject([{ expected: "4" }, { expected: "10" }]);
  expect(
    await rows("SELECT title, exercise_id, checkpoints FROM batch_references ORDER BY position"),
  ).toMatchObject([
    { title: "Watch", checkpoints: [{ second: 30, exerciseId }] },
    { title: "Try", exercise_id: exerciseId },
    { title: "Prices" },
  ]);
  expect(await rows("SELECT starts_at FROM runs WHERE workshop_id IS NOT NULL")).toEqual([
    { starts_at: new Date("2026-12-09T14:30:00Z") },
  ]);
  expect(await rows("SELECT DISTINCT action FROM audit_events WHERE actor_id IS NULL ORDER BY 1")).toEqual(
    AUDITED.map((action) => ({ action })),
  );
  const { data } = await server.as.visitor.ask(
    `{ blogPost(slug: "hello") { title } teachers { name imageUrl courses { slug } } homeContent { exercise { slug } } policies { html(kind: TERMS) } }`,
  );
  expect(data).toMatchObject({
    blogPost: { title: "A long hello" },
    teachers: [
      {
        name: "Asha",
        imageUrl: expect.stringMatching(/^\/media\//) as string,
        courses: [{ slug: "pandas" }],
      },
    ],
    homeContent: { exercise: { slug: "double-it" } },
    policies: { html: "<p>Be kind.</p>\n" },
  });
});

test("a change of a pack changes that alone, and what staff keep for themselves stays", async () => {
  await rows("UPDATE courses SET pay_link = 'https://pay.example/mine'");
  await rows("UPDATE batches SET whats_app_group_link = 'https://chat.whatsapp.com/Mine', is_closed = false");
  await rows("UPDATE site_settings SET upi_address = 'mine@bank'");
  await edit("courses/pandas/course.yaml", "priceRupees: 900", "priceRupees: 950\ngoal: Analyse data");
  await edit("exercises/double-it/exercise.yaml", "double(5)", "double(7)");
  await edit("site/policies.yaml", "Be kind.", "Be very kind.");
  expect(await bring()).toEqual([
    "changed  exercises/double-it/exercise.yaml (tests)",
    "changed  courses/pandas/course.yaml (goal, priceRupees)",
    "changed  site/policies.yaml (termsText)",
  ]);
  expect(await rows("SELECT pay_link, price_rupees FROM courses")).toEqual([
    { pay_link: "https://pay.example/mine", price_rupees: 950 },
  ]);
  expect(await rows("SELECT DISTINCT whats_app_group_link, is_closed FROM batches")).toEqual([
    { whats_app_group_link: "https://chat.whatsapp.com/Mine", is_closed: false },
  ]);
  const [{ tests } = expect.fail()] = await rows("SELECT tests FROM exercises");
  expect(tests).toMatchObject([{ expected: "4" }, { expected: "14" }]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    "a solution that fails its tests",
    async () => edit("exercises/double-it/exercise.yaml", "return 2 * n", "raise ValueError"),
    /^exercises\/double-it\/exercise\.yaml: /,
  ],
  [
    "a name that another course has",
    async () => {
      await put("courses/other/course.yaml", "name: pandas AT work\n");
    },
    /^courses\/other\/course\.yaml: There is a course with this name already/,
  ],
  [
    "a page of which staff have a draft, at the end",
    async () => {
      await rows(
        "INSERT INTO policies SELECT '00000000-0000-4000-8000-000000000002', 'draft', terms_text, refunds_text, version + 1 FROM policies",
      );
      await edit("site/policies.yaml", "Be kind.", "Be quick.");
    },
    /^site\/policies\.yaml: Staff have a draft of this page/,
  ],
])("%s stops the import, which writes nothing", async (_what, spoil, message) => {
  await edit("courses/pandas/course.yaml", "priceRupees: 900", "priceRupees: 999");
  await put("site/partners.yaml", "- name: Tea Company\n- name: Coffee Company\n");
  await spoil();
  const before = await counts();
  await expect(bring()).rejects.toThrow(message);
  expect(await counts()).toEqual(before);
  expect(await rows("SELECT price_rupees FROM courses WHERE slug = 'pandas'")).toEqual([
    { price_rupees: 950 },
  ]);
});

test("what a pack leaves out stays", async () => {
  const before = await counts();
  await rm(path.join(root, "workshops"), { recursive: true });
  await rm(path.join(root, "site"), { recursive: true });
  await edit("courses/pandas/course.yaml", "priceRupees: 900", "priceRupees: 950\ngoal: Analyse data");
  await edit("exercises/double-it/exercise.yaml", "double(5)", "double(7)");
  expect(await bring()).toEqual([]);
  expect(await counts()).toEqual(before);
});
