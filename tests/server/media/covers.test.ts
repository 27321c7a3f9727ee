import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { EDITION, slugOfSubject } from "../../../server/platform/covers/coverPath";
import type { Cover } from "../../../server/platform/covers/drawCover";
import { drawCover } from "../../../server/platform/covers/drawCover";
import { HUES, THEMES, coloursOf } from "../../../server/platform/covers/palette";
import { SUBJECTS, Subject, guessSubject } from "../../../server/platform/covers/subject";
import { UPDATE_COURSE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const EVERY_LAYOUT = Array.from({ length: 12 }, (_, variant) => variant);

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

/** What differs between two drawings besides colours and coordinates. */
function shapeOf(cover: Cover): string {
  return drawCover(cover)
    .replaceAll(/"[^"]*\d[^"]*"|#[0-9a-f]{6}/g, "")
    .replaceAll(/<defs>.*<\/defs>/g, "");
}

test("the edition in every address changes with the drawings: set EDITION to what this test received", () => {
  const drawings = SUBJECTS.flatMap((subject) =>
    EVERY_LAYOUT.flatMap((variant) => THEMES.map((theme) => drawCover({ subject, variant, theme }))),
  );
  expect(createHash("sha256").update(drawings.join("")).digest("hex").slice(0, 8)).toBe(EDITION);
});

describe.each(SUBJECTS)("%s", (subject) => {
  test("its drawings need no font, script or other file, and can be drawn", async () => {
    for (const variant of EVERY_LAYOUT) {
      const svg = drawCover({ subject, variant, theme: "light" });
      expect(svg).not.toMatch(
        /<text|<script|<image|<style|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined/,
      );
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(defined).toContain(id);
      const { channels } = await sharp(Buffer.from(svg)).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });

  test("neighbours differ in more than their numbers", () => {
    const shapes = EVERY_LAYOUT.map((variant) => shapeOf({ subject, variant, theme: "light" }));
    for (const [index, shape] of shapes.slice(1).entries()) expect(shape).not.toBe(shapes[index]);
    expect(new Set(EVERY_LAYOUT.map((variant) => drawCover({ subject, variant, theme: "light" }))).size).toBe(
      12,
    );
  });

  test.each(THEMES)("its hue can be read on its ground and on the page, %s", (theme) => {
    const { main, soft } = HUES[subject][theme];
    const { ink, muted, onMain, sheet } = coloursOf(subject, theme);
    const paper = theme === "light" ? "#fffbf5" : "#0e1628";
    for (const ground of [soft, sheet, paper]) {
      expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(onMain, main)).toBeGreaterThanOrEqual(4.5);
  });

  test("the page's stylesheet has the same hue", () => {
    const { light, dark } = HUES[subject];
    const [, rule = ""] =
      new RegExp(`\\[data-subject="${slugOfSubject(subject)}"\\] \\{([^}]*)\\}`).exec(
        readFileSync("client/ui/subjects.css", "utf8"),
      ) ?? [];
    expect(rule).toContain(`--subject: light-dark(${light.main}, ${dark.main});`);
    expect(rule).toContain(`--subject-soft: light-dark(${light.soft}, ${dark.soft});`);
  });
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
  expect(await coverOf(course.slug)).toMatch(/^\/covers\/sql\/\d+-[0-9a-f]{8}$/);
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

test.each([
  "sql/1000-aaaaaaaa-light.svg",
  "sql/3-aaaaaaaa-blue.svg",
  "sql/3-light.svg",
  "cobol/3-aaaaaaaa-light.svg",
  "__proto__/3-aaaaaaaa-light.svg",
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
