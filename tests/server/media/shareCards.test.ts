import sharp from "sharp";
import { expect, test } from "vitest";
import { SUBJECTS } from "../../../server/platform/covers/subject";
import { drawShareCard } from "../../../server/platform/shareCards/drawShareCard";
import { breakLines, loadTypefaces, outlineOf, widthOf } from "../../../server/platform/shareCards/setText";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function draw(address: string) {
  const response = await fetch(`${server.origin}/og/${address}.png`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function inkOf(bytes: Buffer, { top, height } = { top: 250, height: 240 }): Promise<number> {
  const part = { left: 72, top, width: 700, height };
  const { data } = await sharp(bytes).greyscale().extract(part).raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 80).length;
}

test("a page's picture is a PNG of 1200 × 630 with its title written on it", async () => {
  const { slug } = await server.buildWorkshop({ name: "Power BI" });
  const { response, bytes } = await draw(`workshops/${slug}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await inkOf(bytes)).toBeGreaterThan(1000);
  const longer = await server.buildWorkshop({ name: "Machine learning for everybody who counts" });
  const other = await draw(`workshops/${longer.slug}`);
  expect(await inkOf(other.bytes)).toBeGreaterThan((await inkOf(bytes)) * 1.5);
});

test("beside the title is the picture of the subject", async () => {
  const scene = { left: 640, top: 230, width: 480, height: 220 };
  const seen = new Map<string, number>();
  for (const subject of SUBJECTS) {
    const card = await drawShareCard({
      academyName: "Sopaan",
      kicker: "Course",
      title: "Data",
      facts: "",
      cover: { subject, variant: 0 },
    });
    const { channels } = await sharp(card).extract(scene).stats();
    seen.set(subject, Math.max(...channels.map(({ stdev }) => stdev)));
  }
  expect([...seen].filter(([, deviation]) => deviation < 20)).toEqual([]);
});

test("a picture has one address: other letter cases of it are drawn for nobody", async () => {
  const { slug } = await server.buildWorkshop({ name: "Letter cases" });
  expect((await draw(`workshops/${slug}`)).response.status).toBe(200);
  expect((await draw(`workshops/${slug.toUpperCase()}`)).response.status).toBe(404);
});

test.each(["Clean a messy CSV, one small step after the other", "Going from Excel to pandas, gently", "Try"])(
  "the title stays clear of the facts below it: %s",
  async (name) => {
    const { slug } = await server.buildWorkshop({ name });
    expect(await inkOf((await draw(`workshops/${slug}`)).bytes, { top: 514, height: 20 })).toBe(0);
  },
);

test("every kind has one, and the academy itself", async () => {
  const { slug } = await server.buildCourse();
  await server.dataSource.query(
    `INSERT INTO blog_posts (slug, title, excerpt, body, author_name, is_published, published_at, created_at)
     VALUES ('an-article', 'An article', '', '', 'Me', true, now(), now())`,
  );
  const pages = ["home", "work", "offer", "lms", "blog", "about", "contact"].map((page) => `site/${page}`);
  for (const address of [...pages, `courses/${slug}`, "articles/an-article"])
    expect([address, (await draw(address)).response.status]).toEqual([address, 200]);
});

test("drafts, what is still to come and what nobody made have none", async () => {
  const course = await server.buildCourse({ isPublished: false });
  const workshop = await server.buildWorkshop({ isPublished: false });
  await server.dataSource.query(
    `INSERT INTO blog_posts (slug, title, excerpt, body, author_name, is_published, published_at, created_at)
     VALUES ('to-come', 'To come', '', '', 'Me', true, now() + interval '1 day', now())`,
  );
  const addresses = [
    `courses/${course.slug}`,
    `workshops/${workshop.slug}`,
    "articles/to-come",
    "articles/no-such",
    "site/other",
    "constructor/home",
    "__proto__/home",
  ];
  for (const address of addresses)
    expect([address, (await draw(address)).response.status]).toEqual([address, 404]);
});

test("it is drawn once, has an ETag, and is drawn again when its content changes", async () => {
  const course = await server.buildCourse({ name: "Before" });
  const first = (await draw(`courses/${course.slug}`)).response.headers.get("etag") ?? "";
  const again = await fetch(`${server.origin}/og/courses/${course.slug}.png`, {
    headers: { "if-none-match": first },
  });
  expect(again.status).toBe(304);
  await server.dataSource.query("UPDATE courses SET name = 'Afterwards' WHERE id = $1", [course.id]);
  await server.changes.settle();
  const next = (await draw(`courses/${course.slug}`)).response.headers.get("etag");
  expect(next).not.toBe(first);
});

test("text is set without any font of the machine: rupees too, and what no font has is left out", () => {
  const { head, text } = loadTypefaces();
  const at = { x: 0, y: 40, size: 40 };
  expect(outlineOf(text, "₹", at).length).toBeGreaterThan(20);
  expect(outlineOf(text, "अ", at)).toBe("");
  for (let x = 0; x < 400; x += 7)
    expect(outlineOf(text, "9 December 2026", { ...at, x })).toMatch(/^[MLQCZ\d. -]+$/);
  expect(widthOf(head, "Data अ", 40)).toBe(widthOf(head, "Data ", 40));
});

test("a long title is broken between words, and ends in an ellipsis where there is no more room", () => {
  const { head } = loadTypefaces();
  const room = { size: 56, width: 300, maxLines: 2 };
  expect(breakLines(head, "Learn data", { ...room, width: 800 })).toEqual(["Learn data"]);
  const lines = breakLines(head, "Learn data step by step, and then again from the start", room);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  const endless = breakLines(head, "a".repeat(200), room);
  expect(endless).toHaveLength(1);
  expect(widthOf(head, endless[0] ?? "", 56)).toBeLessThanOrEqual(room.width + 1);
});
