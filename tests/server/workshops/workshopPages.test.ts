import { expect, test } from "vitest";
import { WorkshopLayout } from "../../../server/features/workshops/workshopLayout";
import { pagesFromSource } from "../../support/pagesFromSource";
import { drawHalves, upload } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
const startsAt = new Date("2040-02-10T14:30:00Z");
let now = startsAt;
const server = useTestApp({}, { pages: pagesFromSource, clock: { now: () => now } });

async function read(slug: string): Promise<string> {
  return (await server.as.visitor.open(`/${slug}`)).text;
}

test.each(Object.values(WorkshopLayout))(
  "the layout %s shows who it is for and the certificate, where that is said",
  async (layout) => {
    const audiences = [{ title: "Night owls", text: "You are awake anyway.", icon: "moon" }];
    const { slug } = await server.buildWorkshop({
      layout,
      audiences,
      certificateText: "Hand the notebook in.",
    });
    const bare = await server.buildWorkshop({ layout });
    await server.changes.settle();
    for (const words of [
      "Who it’s for",
      "Night owls",
      "A certificate with your name",
      "Hand the notebook in.",
    ]) {
      expect(await read(slug)).toContain(words);
      expect(await read(bare.slug)).not.toContain(words);
    }
  },
);

test.each(Object.values(WorkshopLayout))(
  "the layout %s names the language it is taught in, where that is said",
  async (layout) => {
    const { slug } = await server.buildWorkshop({ layout, language: "Telugu with English terms" });
    const bare = await server.buildWorkshop({ layout });
    await server.changes.settle();
    expect(await read(slug)).toMatch(/Language<\/dt><dd>Telugu with English terms<\/dd>/);
    expect(await read(bare.slug)).not.toContain("Language</dt>");
  },
);

test("pictures of our own come in the screen's size, and say what they show", async () => {
  const bytes = await drawHalves({ width: 700, height: 350 }).jpeg().toBuffer();
  const { picture } = await upload(server.as.admin, { bytes, alt: "Two halves" });
  const { id, url: imageUrl } = picture ?? { id: "", url: "" };
  const split = await server.buildWorkshop({ layout: WorkshopLayout.SPLIT, imageUrl });
  const showcase = await server.buildWorkshop({
    layout: WorkshopLayout.SHOWCASE,
    gallery: [{ title: "Sales", caption: "", imageUrl, alt: "Bars" }],
  });
  await server.buildSeason({ imageUrl });
  await server.changes.settle();
  const source = new RegExp(`<source type="image/avif" srcSet="/media/${id}/320.avif 320w`);
  for (const [slug, alt, loading] of [
    [split.slug, "Two halves", "eager"],
    [showcase.slug, "Bars", "lazy"],
    ["python", "Two halves", "lazy"],
  ] as const) {
    const page = await read(slug);
    expect(page).toMatch(source);
    expect(page).toMatch(new RegExp(`<img[^>]* alt="${alt}"[^>]* loading="${loading}"`));
  }
});

test.each([
  ["A line of monthly revenue, bars for regions", 1],
  ["A funnel from clicks to sales and a gauge", 2],
  ["A funnel from clicks to sales and bars for regions", 8],
  ["Stock", 0],
])(
  "a picture that is missing is a drawn dashboard with the charts of its description: %s",
  async (alt, number) => {
    const { slug } = await server.buildWorkshop({
      layout: WorkshopLayout.SHOWCASE,
      gallery: [{ title: "Work", caption: "", imageUrl: null, alt }],
    });
    const [, path = "", variant] =
      new RegExp(`<img[^>]* src="(/covers/power-bi/(\\d+)-[^"]*light.svg)" alt="${alt}"`).exec(
        await read(slug),
      ) ?? [];
    expect(Number(variant)).toBe(number);
    const drawing = await fetch(server.origin + path);
    expect([drawing.status, drawing.headers.get("content-type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
  },
);

test("a list of workshops can have the drawings of their galleries", async () => {
  await server.buildWorkshop({ gallery: [{ title: "Work", caption: "", imageUrl: null, alt: "Bars" }] });
  const { data } = await server.as.visitor.ask("{ workshops { galleryCovers } }");
  const { workshops } = data as { workshops: { galleryCovers: string[] }[] };
  expect(workshops.flatMap(({ galleryCovers }) => galleryCovers)).toContainEqual(
    expect.stringMatching(/^\/covers\/power-bi\/\d+-/),
  );
});

test("the card counts down to the start, or to an earlier date, then says that one can still join where a seat is free", async () => {
  const countdownTo = new Date(startsAt.getTime() - DAY_MS);
  const { slug, runId } = await server.buildWorkshop({
    startsAt,
    countdownTo,
    countdownText: "Early price until",
    days: 3,
    layout: WorkshopLayout.SHOWCASE,
  });
  await server.changes.settle();
  now = new Date(startsAt.getTime() - 2 * DAY_MS);
  expect(await read(slug)).toMatch(/role="timer".*Early price until 9 Feb 2040, 8:00 pm IST/);
  const plain = await server.buildWorkshop({ startsAt, days: 3, layout: WorkshopLayout.SHOWCASE });
  await server.changes.settle();
  expect(await read(plain.slug)).toMatch(/role="timer".*Starts 10 Feb 2040, 8:00 pm IST/);
  now = startsAt;
  const still = await read(slug);
  expect(still).toMatch(/The countdown is over!.*You can still join this workshop\..*>Register now</);
  expect(still).not.toContain("See all workshops");
  await server.dataSource.query("UPDATE runs SET seats = 5, seats_taken = 5 WHERE id = $1", [runId]);
  await server.changes.settle();
  const full = await read(slug);
  expect(full).toMatch(/The countdown is over!.*>Join the waiting list</);
  expect(full).not.toContain("You can still join");
  now = new Date(startsAt.getTime() + 3 * DAY_MS);
  const over = await read(slug);
  expect(over).toContain("This workshop is over.");
  expect(over).not.toMatch(/The countdown is over!|You can still join|Early price until \d/);
});

test("a deadline after the start counts down beside the certificate, which it dates", async () => {
  const countdownTo = new Date(startsAt.getTime() + 30 * DAY_MS);
  const { slug } = await server.buildWorkshop({
    startsAt,
    countdownTo,
    countdownText: "Submit your dashboard by",
    certificateText: "Send in your dashboard.",
    layout: WorkshopLayout.SHOWCASE,
  });
  await server.changes.settle();
  now = new Date(startsAt.getTime() - DAY_MS);
  const html = await read(slug);
  expect(html).toMatch(/aria-label="Price and dates".*Starts 10 Feb 2040, 8:00 pm IST.*<\/aside>/);
  expect(html).toMatch(/id="certificate".*Submit your dashboard by 11 Mar 2040, 8:00 pm IST.*11 Mar\w* 2040/);
  now = countdownTo;
  expect(await read(slug)).toMatch(/id="certificate".*The countdown is over!/);
});

test("the sample certificate is the one that is issued, dated as the workshop ends", async () => {
  const { slug, name } = await server.buildWorkshop({
    startsAt: new Date("2040-02-10T14:30:00Z"),
    days: 5,
    certificateText: "Hand the notebook in.",
  });
  await server.changes.settle();
  const page = await read(slug);
  expect(page).toMatch(
    new RegExp(
      `This certifies that.*has finished a project and completed the workshop.*${name}.*Tue, 14 Feb 2040`,
    ),
  );
});
