import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { EDITION, VARIANTS, coverPath, slugOfSubject } from "../../../server/platform/covers/coverPath";
import { HUES } from "../../../server/platform/covers/hues";
import { SUBJECTS, Subject, guessSubject } from "../../../server/platform/covers/subject";
import { UPDATE_COURSE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const FOLDER = "server/content/covers";
const THEMES = ["light", "dark"] as const;
const NUMBERS = Array.from({ length: VARIANTS }, (_, number) => number);
/** A quarter of the size: what is drawn shows, in a sixteenth of the time. */
const SMALL = 18;
/** Galleries show three dashboards more. */
const GALLERY = [6, 7, 8].flatMap((number) => THEMES.map((theme) => `power-bi-${number}-${theme}.svg`));

function read(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, "utf8");
}

function filesOf(subject: Subject): string[] {
  return [...NUMBERS, "square"].flatMap((picture) =>
    THEMES.map((theme) => `${slugOfSubject(subject)}-${picture}-${theme}.svg`),
  );
}

async function coverOf(slug: string): Promise<string> {
  const { data } = await server.as.visitor.ask("query ($slug: String!) { course(slug: $slug) { cover } }", {
    slug,
  });
  return (data as { course: { cover: string } }).course.cover;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What differs between two drawings besides glyphs, colours and coordinates. */
function shapeOf(svg: string): string {
  return svg.replaceAll(/<defs>.*<\/defs>/gs, "").replaceAll(/"[^"]*\d[^"]*"|href="[^"]*"/g, "");
}

/** As the page's stylesheet has it. */
function hueOf(subject: Subject, theme: (typeof THEMES)[number]) {
  const [, rule = ""] =
    new RegExp(`\\[data-subject="${slugOfSubject(subject)}"\\] \\{([^}]*)\\}`).exec(
      readFileSync("client/ui/subjects.css", "utf8"),
    ) ?? [];
  const [main = "", soft = ""] = [...rule.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)].map((hue) =>
    String(hue[theme === "light" ? 1 : 2]),
  );
  return { main, soft };
}

test("the edition in every address changes with the files: set EDITION to what this test received", () => {
  const hash = createHash("sha256");
  for (const name of readdirSync(FOLDER).toSorted()) hash.update(name).update(read(name));
  expect(hash.digest("hex").slice(0, 8)).toBe(EDITION);
});

test("each subject has its files, and there are no others; all together are small", () => {
  const names = readdirSync(FOLDER).toSorted();
  expect(names).toEqual([...SUBJECTS.flatMap(filesOf), ...GALLERY].toSorted());
  const sizes = names.map((name) => read(name).length);
  expect(Math.max(...sizes)).toBeLessThan(25_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});

describe.each(SUBJECTS)("%s", (subject) => {
  const names = [...filesOf(subject), ...(subject === Subject.POWER_BI ? GALLERY : [])];

  test("its files need no font, script or other file, and can be drawn", async () => {
    for (const name of names) {
      const svg = read(name);
      expect(svg).not.toMatch(
        /<text|<script|<image|<style|<foreignObject|\son\w+=|href="[^#]|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined/,
      );
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(defined).toContain(id);
      const { channels } = await sharp(Buffer.from(svg), { density: SMALL }).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });

  test("the square ones are square, and the others have a scene for the share card", () => {
    for (const name of names) {
      const isSquare = name.includes("-square-");
      expect(read(name)).toContain(`viewBox="0 0 ${isSquare ? "176 176" : "640 280"}"`);
      expect(read(name).includes('<g id="scene">')).toBe(!isSquare);
    }
  });

  test("neighbours differ in more than their numbers", () => {
    const shapes = NUMBERS.map((number) => shapeOf(read(`${slugOfSubject(subject)}-${number}-light.svg`)));
    for (const number of NUMBERS) expect(shapes[number]).not.toBe(shapes[(number + 1) % VARIANTS]);
    expect(new Set(shapes).size).toBe(VARIANTS);
  });

  test.each(THEMES)("its hue is the one of the page, and can be read on its ground, %s", (theme) => {
    const { main, soft } = hueOf(subject, theme);
    const [paper, ink] = theme === "light" ? ["#fffbf5", "#14213d"] : ["#0e1628", "#f5efe4"];
    for (const ground of [soft, paper]) {
      expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
    }
    for (const name of names.filter((one) => one.endsWith(`-${theme}.svg`)))
      expect(/<path fill="(#\w{6})"/.exec(read(name))?.[1]).toBe(soft);
  });

  test("share cards have the same hue", () => {
    expect(HUES[subject]).toEqual(hueOf(subject, "light"));
  });
});

test("the same slug always has the same drawing, and its neighbours take turns", () => {
  const covered = { subject: Subject.SQL, texts: [], slug: "joins" };
  expect(coverPath(covered)).toBe(coverPath({ ...covered }));
  const paths = NUMBERS.map((index) => coverPath({ ...covered, index }));
  expect(new Set(paths).size).toBe(VARIANTS);
  expect(coverPath({ ...covered, index: VARIANTS })).toBe(paths[0]);
});

test.each([
  ["Data Science", Subject.DATA_SCIENCE],
  ["Data Analytics with Excel and SQL", Subject.SQL],
  ["Power BI in Seven Days", Subject.POWER_BI],
  ["Machine Learning Workshop", Subject.MACHINE_LEARNING],
  ["Python Programming", Subject.PYTHON],
  ["Natural Language Processing", Subject.NLP],
  ["Excel", Subject.EXCEL],
  ["AWS Cloud Computing", Subject.AWS],
  ["Being brave on Mondays", Subject.GENERAL],
])("%s is about %s", (title, subject) => {
  expect(guessSubject(title)).toBe(subject);
});

test("the title decides unless it names nothing: then what follows does", () => {
  expect(guessSubject("Your first program", "python", "sql")).toBe(Subject.PYTHON);
});

test("staff choose the subject of a course, and the title decides again once they leave it blank", async () => {
  const course = await server.buildCourse({ name: "SQL for shopkeepers" });
  expect(await coverOf(course.slug)).toMatch(/^\/covers\/sql\/\d-[0-9a-f]{8}$/);
  const card = async () =>
    (await fetch(`${server.origin}/og/courses/${course.slug}.png`)).headers.get("etag");
  const before = await card();
  const given = { id: course.id, name: course.name, description: "", isPublished: true };

  await server.as.admin.ask(UPDATE_COURSE, { input: { ...given, expectedVersion: 1, subject: "EXCEL" } });
  await server.changes.settle();
  expect(await coverOf(course.slug)).toMatch(/^\/covers\/excel\//);
  expect(await card()).not.toBe(before);

  await server.as.admin.ask(UPDATE_COURSE, { input: { ...given, expectedVersion: 2, subject: null } });
  await server.changes.settle();
  expect(await coverOf(course.slug)).toMatch(/^\/covers\/sql\//);
  expect(await card()).toBe(before);
});

test("a cover is an SVG in either theme, compressed, cached for good and known again", async () => {
  const path = await coverOf((await server.buildCourse({ name: "Excel" })).slug);
  const headers = { "accept-encoding": "br" };
  const [light, dark] = await Promise.all(
    THEMES.map((theme) => fetch(`${server.origin}${path}-${theme}.svg`, { headers })),
  );
  if (!light || !dark) throw new Error("Two themes.");
  expect(light.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(light.headers.get("content-encoding")).toBe("br");
  expect(light.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(light.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await light.text()).not.toBe(await dark.text());
  const known = await fetch(`${server.origin}${path}-light.svg`, {
    headers: { "if-none-match": light.headers.get("etag") ?? "" },
  });
  expect(known.status).toBe(304);
  const plain = await fetch(`${server.origin}${path}-light.svg`, {
    headers: { "accept-encoding": "identity" },
  });
  expect(plain.headers.get("content-encoding")).toBeNull();
});

test("another edition's address is answered, but not for good", async () => {
  const response = await fetch(`${server.origin}/covers/sql/3-aaaaaaaa-light.svg`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
});

test("every subject's files are served, square ones too, and a gallery's", async () => {
  // Each is compressed at its first request, which takes long.
  const some = readdirSync(FOLDER).filter((name) => /^power-bi-|-0-light|-square-dark/.test(name));
  expect(some.length).toBeGreaterThan(2 * SUBJECTS.length);
  for (const name of some) {
    const [, subject, picture, theme] = /^(.+)-(\w+)-(\w+)\.svg$/.exec(name) ?? [];
    const response = await fetch(`${server.origin}/covers/${subject}/${picture}-${EDITION}-${theme}.svg`);
    expect([response.status, await response.text()]).toEqual([200, read(name)]);
  }
});

test.each([
  "sql/6-aaaaaaaa-light.svg",
  "sql/10-aaaaaaaa-light.svg",
  "sql/3-aaaaaaaa-blue.svg",
  "sql/round-aaaaaaaa-light.svg",
  "sql/3-light.svg",
  "cobol/3-aaaaaaaa-light.svg",
  "power/bi-3-aaaaaaaa-light.svg",
  "__proto__/3-aaaaaaaa-light.svg",
  "..%2Fcovers%2Fsql/3-aaaaaaaa-light.svg",
])("there is no cover at /covers/%s", async (address) => {
  expect((await fetch(`${server.origin}/covers/${address}`)).status).toBe(404);
});

test("workshops and seasons of one subject do not look alike", async () => {
  for (const name of ["Power BI one", "Power BI two", "Power BI three"]) await server.buildWorkshop({ name });
  const { data } = await server.as.visitor.ask("{ workshops { cover } }");
  const covers = (data as { workshops: { cover: string }[] }).workshops.map(({ cover }) => cover);
  expect(covers).toHaveLength(3);
  expect(new Set(covers).size).toBe(3);
});

test("the bootcamp and its seasons do not look alike", async () => {
  for (const number of [1, 2, 3]) await server.buildSeason({ number, title: `Python ${number}` });
  const { data } = await server.as.admin.ask("{ cmsBootcamp { cover } cmsBootcampSeasons { cover } }");
  const seen = data as { cmsBootcamp: { cover: string }; cmsBootcampSeasons: { cover: string }[] };
  const covers = [seen.cmsBootcamp, ...seen.cmsBootcampSeasons].map(({ cover }) => cover);
  expect(covers).toHaveLength(4);
  expect(covers[0]).toMatch(/^\/covers\/python\//);
  expect(new Set(covers).size).toBe(4);
});
