import { beforeEach, expect, test } from "vitest";
import { Bootcamp, BOOTCAMP_ID } from "../../../server/features/workshops/bootcamp/bootcamp.entity";
import { findShareCard } from "../../../server/app/findShareCard";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";
import { SEASON, UPDATE_SEASON } from "../../support/workshopDocuments";

let now = new Date();
const server = useTestApp(BEHIND_PROXY, { pages: pagesFromSource, clock: { now: () => now } });
const { start, quote, emailsTo } = enrolmentCalls(server);

const MINUTE_MS = 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const PAGES = ["/python", "/offer-1"];

async function setBootcamp(changes: Partial<Bootcamp>): Promise<void> {
  await server.dataSource.manager.update(Bootcamp, BOOTCAMP_ID, changes);
  await server.changes.settle();
}

async function read(address: string): Promise<string> {
  return (await server.as.visitor.open(address)).text;
}

beforeEach(async () => {
  await server.dataSource.query("TRUNCATE bootcamp_seasons CASCADE");
});

test("the open season's price is the one price, on each page, in their structured data, and in the order", async () => {
  const season = await server.buildSeason({ priceRupees: 99, startsAt: new Date(now.getTime() + WEEK_MS) });
  await server.buildSeason({ isLocked: true, priceRupees: 149 });
  await setBootcamp({ name: "Python Bootcamp" });
  for (const address of [...PAGES, "/work"]) expect(await read(address)).toContain("₹99");

  const { id, number, startsAt } = season;
  const input = { ...SEASON, id, number, priceRupees: 149, isLocked: false, isPublished: true };
  await server.as.admin.ask(UPDATE_SEASON, { input: { ...input, expectedVersion: season.version } });
  for (const address of PAGES) {
    const page = await read(address);
    expect(page).not.toMatch(/₹99|"price":99/);
    for (const words of ["Join for", "Pay", "Python Bootcamp"])
      expect(page).toMatch(new RegExp(`${words}[^₹]{0,99}₹149`));
    expect(page).toContain('"price":149');
    expect(page).toContain(`"startDate":"${startsAt?.toISOString()}"`);
  }
  expect(await read("/offer-1")).toContain("<title>Python Bootcamp for ₹149");
  expect(await read("/work")).toContain("₹149");
  const card = await findShareCard(server.dataSource.manager, { kind: "site", slug: "python", now });
  expect(card?.facts).toContain("₹149");
  expect(await start({ kind: "SEASON", offeringId: id })).toMatchObject({
    registration: { amountRupees: 149 },
  });
});

test("a season is sold until its first evening; then the next one is, or anyone who comes is asked to write", async () => {
  const startsAt = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS + WEEK_MS);
  const first = await server.buildSeason({ startsAt, priceRupees: 99 });
  await setBootcamp({ name: "Python Bootcamp" });
  const order = { kind: "SEASON", offeringId: first.id };
  now = new Date(startsAt.getTime() - 1);
  expect((await start(order)).__typename).toBe("RegistrationStarted");
  for (const address of PAGES) {
    expect(await read(address)).toMatch(/Join for [^₹]*₹99.*The first evening: /);
    expect(await read(address)).toContain("Register and pay");
  }

  now = startsAt;
  expect((await start(order)).__typename).toBe("NotOpen");
  for (const address of PAGES) {
    const page = await read(address);
    expect(page).toMatch(new RegExp(`Season ${first.number} began on .*The next season:.*Coming Soon`));
    expect(page).toContain('href="/contact?about=Python+Bootcamp"');
    expect(page).not.toMatch(/Join for|Register and pay|Pay [^₹]{0,9}₹|The first evening/);
  }
  expect(await read("/python")).toMatch(/No season is open at the moment/);

  await server.buildSeason({ startsAt: new Date(startsAt.getTime() + WEEK_MS), priceRupees: 149 });
  await server.changes.settle();
  for (const address of PAGES) expect(await read(address)).toMatch(/Join for [^₹]*₹149.*The first evening: /);
});

test("while the bootcamp is a draft, its seasons are neither shown nor sold", async () => {
  const season = await server.buildSeason({ title: "Kept back" });
  const { id: levelId } = await server.buildLevel({ seasonId: season.id });
  const texts = ["Kept back", "Count the overs", "Six balls each", "prints 120"];
  const [, title, prompt, expectedResult] = texts as [string, string, string, string];
  await server.buildBootcampQuestion({ levelId, title, prompt, expectedResult });
  const sources = async () => {
    const query = "{ bootcampSeasons { title levels { questions { title prompt expectedResult } } } }";
    return Promise.all([...PAGES.map(read), server.as.visitor.ask(query).then(({ text }) => text)]);
  };
  const order = { kind: "SEASON", offeringId: season.id };

  await server.changes.settle();
  for (const text of await sources()) expect(text).toContain(title);
  await setBootcamp({ isPublished: false });
  for (const text of await sources()) for (const words of texts) expect(text).not.toContain(words);
  expect((await start(order)).__typename).toBe("NotOpen");
  expect(await quote({ kind: "SEASON", id: season.id, couponCode: "NONE" })).toEqual({});

  await setBootcamp({ isPublished: true });
  expect((await start(order)).__typename).toBe("RegistrationStarted");
});

test("an order of a season says that it is of the bootcamp, and of which season", async () => {
  await setBootcamp({ name: "Python Coding Bootcamp" });
  const startsAt = new Date("2098-12-28T14:30:00Z");
  const season = await server.buildSeason({ title: "First Steps", startsAt });
  const { registration } = await start({ kind: "SEASON", offeringId: season.id });
  const title = `Python Coding Bootcamp, Season ${season.number}: First Steps, 28 Dec 2098`;
  expect(registration.title).toBe(title);
  const [mailed] = await emailsTo(registration.email);
  expect(mailed?.subject).toContain(title);
});
