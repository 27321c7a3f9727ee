import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPack } from "../../../server/app/content/read/readPack";
import { makeTemporaryFolder } from "../../support/temporaryFolder";

const NOW = new Date("2026-11-28T06:30:00Z");
const PNG = "server/content/demo/pictures/asha.png";
let root: string;

async function put(name: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

async function mistakes(): Promise<string[]> {
  return readPack(root, NOW).then(
    () => [],
    (error: Error) => error.message.split("\n"),
  );
}

beforeEach(async () => {
  root = await makeTemporaryFolder();
});

afterEach(async () => rm(root, { recursive: true }));

const COURSE = "name: Pandas\nisPublished: true\n";
const EXERCISE = `title: Double it
kind: PYTHON
topic: Loops
level: BASIC
minutes: 5
prompt: !file prompt.md
solution: "def double(n):\\n    return 2 * n"
tests:
  - kind: CALL
    call: double(2)
`;

test("a pack is read whole: relative dates, texts of other files, and links by slug and path", async () => {
  await put("courses/pandas/course.yaml", `${COURSE}imageUrl: pictures/asha.png\n`);
  await put("courses/pandas/prices.csv", "what,rupees\ntea,12\n");
  await put(
    "courses/pandas/batches.yaml",
    "- name: One\n  startsOn: this monday\n  lessons:\n    - title: Try\n      kind: EXERCISE\n      exerciseId: double-it\n    - title: Prices\n      kind: FILE\n      fileId: prices.csv\n",
  );
  await put("exercises/double-it/exercise.yaml", EXERCISE);
  await put("exercises/double-it/prompt.md", "Write `double`.\n");
  await put(
    "articles/hello.md",
    "---\ntitle: Hello\nexcerpt: A greeting\nauthorName: Asha\npublishedAt: 1 week ago\n---\n\nGood day.\n",
  );
  await put("pictures/texts.yaml", "asha.png: Asha, smiling\n");
  await cp(PNG, path.join(root, "pictures/asha.png"));
  const pack = await readPack(root, NOW);
  expect(pack.courses[0]).toMatchObject({ slug: "pandas", content: { name: "Pandas", isSold: false } });
  expect(pack.courses[0]?.batches[0]).toMatchObject({
    access: "SECRET_CODE",
    content: { startsOn: "2026-11-30" },
    lessons: [{ title: "Try" }, { title: "Prices" }],
  });
  expect(pack.exercises[0]?.content.prompt).toBe("Write `double`.\n");
  expect(pack.articles[0]?.content).toMatchObject({
    body: "Good day.\n",
    publishedAt: new Date("2026-11-21T06:30:00Z"),
  });
  expect(pack.files.map((file) => file.path)).toEqual(["courses/pandas/prices.csv"]);
  expect(pack.pictures.map(({ alt }) => alt)).toEqual(["Asha, smiling"]);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    "rules of forms",
    { "courses/pandas/course.yaml": 'description: x\nname: ""\nminutes: 3\npriceRupees: -5\n' },
    ['courses/pandas/course.yaml:1: Field "minutes" is not defined by type "UpdateCourseInput".'],
  ],
  [
    "a blank name and a price below nothing",
    { "courses/pandas/course.yaml": 'description: x\nname: ""\npriceRupees: -5\n' },
    [
      "courses/pandas/course.yaml:2: Please enter the course's name.",
      "courses/pandas/course.yaml:3: Please enter whole rupees, from 0 to 1,00,00,000.",
    ],
  ],
  [
    "rules of parts",
    {
      "courses/pandas/course.yaml": `${COURSE}weeks:\n  - title: One\n    text: First\n  - title: Two\n    text: ""\n`,
    },
    ["courses/pandas/course.yaml:7: Please enter a text."],
  ],
  [
    "a list in place of fields",
    { "courses/pandas/course.yaml": "- 1\n" },
    ["courses/pandas/course.yaml:1: Please give fields and their values here."],
  ],
  [
    "an exercise that nobody has",
    {
      "courses/pandas/course.yaml": COURSE,
      "courses/pandas/batches.yaml":
        "- name: One\n  lessons:\n    - title: Try\n      kind: EXERCISE\n      exerciseId: none\n",
    },
    ['courses/pandas/batches.yaml:5: The pack has no exercise "none".'],
  ],
  [
    "a code, which is a secret",
    {
      "courses/pandas/course.yaml": COURSE,
      "courses/pandas/batches.yaml": "- name: One\n  secretCode: opens everything\n",
    },
    ['courses/pandas/batches.yaml:1: Field "secretCode" is not defined by type "UpdateBatchInput".'],
  ],
  [
    "paths that lead out",
    { "articles/a.md": "---\ntitle: !file ../../../etc/passwd\n---\n\nx\n" },
    ['articles/a.md:2: The pack has no text "../../../etc/passwd" here.'],
  ],
  [
    "a place that no part has",
    { "course/pandas.yaml": COURSE },
    ["course/pandas.yaml: No part of a pack has this place."],
  ],
  [
    "a name that is no address",
    { "articles/Big News.md": "x" },
    ["articles/Big News.md: Please name it in small letters, digits and hyphens, as its address is."],
  ],
  [
    "an order of what is not there",
    { "courses/order.yaml": "- pandas\n" },
    ['courses/order.yaml:1: The pack has no "pandas" in courses/.'],
  ],
  [
    "broken YAML",
    { "site/texts.yaml": "a: 1\nb: [1\n" },
    ["site/texts.yaml:3: Flow sequence in block collection must be sufficiently indented and end with a ]"],
  ],
  [
    "aliases that unpack to far too much",
    {
      "site/partners.yaml": `- &a [x, x, x, x, x, x, x, x, x, x]\n- &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n- &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\n- [*c, *c]\n`,
    },
    ["site/partners.yaml: It is nested too deep, or its aliases refer to too much."],
  ],
  [
    "tests that do not fit",
    {
      "exercises/double-it/exercise.yaml": EXERCISE.replace("CALL", "ROWS").replace("!file prompt.md", "Go"),
    },
    ["exercises/double-it/exercise.yaml:9: Test 1 must compare rows in SQL, and only there."],
  ],
  [
    "a picture without words",
    { "pictures/asha.png": "x" },
    ["pictures/asha.png: Please describe it in pictures/texts.yaml."],
  ],
  [
    "control characters",
    { "site/partners.yaml": '- name: "a\\u0007b"\n' },
    ["site/partners.yaml:1: Please remove control characters and broken letters."],
  ],
])("names file and line of %s", async (_what, files, expected) => {
  for (const [name, text] of Object.entries(files)) await put(name, text);
  expect((await mistakes()).slice(0, expected.length)).toEqual(expected);
});

test("links of the file system are refused, wherever they lead", async () => {
  await mkdir(path.join(root, "site"));
  await symlink("/etc/passwd", path.join(root, "site/texts.yaml"));
  await symlink("/etc", path.join(root, "courses"));
  expect(await mistakes()).toEqual([
    "courses: A pack holds files and folders, no links.",
    "site/texts.yaml: A pack holds files and folders, no links.",
  ]);
});
