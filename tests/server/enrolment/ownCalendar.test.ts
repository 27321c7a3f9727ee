import { describe, expect, test } from "vitest";
import { CALENDAR_PATH, RENEW_CALENDAR } from "../../support/accountDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const log: string[] = [];
const server = useTestApp(BEHIND_PROXY, { logTo: (line) => log.push(line) });
const { start, decide, cancelByStaff, read } = enrolmentCalls(server);
const STARTS_AT = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);

async function fetchFeed(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function makeAddress(caller: Caller): Promise<string> {
  return (await caller.ask(RENEW_CALENDAR)).data?.renewCalendarAddress as string;
}

async function confirmedPlace(caller: Caller, offering: object) {
  const { registration, secret } = await start(offering, caller);
  const [decided] = await decide("APPROVE", [registration]);
  expect(decided?.problem).toBeNull();
  return read(secret);
}

function uidsIn(text: string): string[] {
  return [...text.matchAll(/^UID:(\S+)/gm)].map(([, uid = ""]) => uid).sort();
}

describe("a calendar of one's own", () => {
  test("holds the evenings, seasons and batches of its owner, and of nobody else, without a cookie", async () => {
    const [learner, other] = [await server.newCaller(), await server.newCaller()];
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT, days: 2 });
    const elsewhere = await server.buildWorkshop({ startsAt: STARTS_AT, days: 1 });
    const season = await server.buildSeason({ startsAt: STARTS_AT, title: "Season; with, signs" });
    const batch = await server.buildBatch({ startsOn: "2026-12-01", endsOn: "2026-12-20" });
    await confirmedPlace(learner, { offeringId: workshop.id });
    await confirmedPlace(learner, { kind: "SEASON", offeringId: season.id });
    await confirmedPlace(other, { offeringId: elsewhere.id });
    await start({ offeringId: elsewhere.id }, learner);
    await learner.unlock(batch.id, "right");
    const feed = await fetchFeed(await makeAddress(learner));
    expect(feed.status).toBe(200);
    expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(feed.headers.get("cache-control")).toBe("private, no-store");
    expect(feed.headers.get("referrer-policy")).toBe("no-referrer");
    expect(feed.text).toContain("X-WR-TIMEZONE:Asia/Kolkata\r\n");
    expect(feed.text).toContain("DTSTART;VALUE=DATE:20261201\r\n");
    // iCalendar folds long lines with a line break and a space.
    const named = `Coding bootcamp\\, Season ${season.number}: Season\\; with\\, signs begins`;
    expect(feed.text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${named}\r\n`);
    expect(uidsIn(feed.text)).toEqual([
      `batch-${batch.id}-first`,
      `batch-${batch.id}-last`,
      `season-${season.runId}`,
      `workshop-${workshop.runId}-day-1`,
      `workshop-${workshop.runId}-day-2`,
    ]);
    expect(uidsIn((await fetchFeed(await makeAddress(other))).text)).toEqual([
      `workshop-${elsewhere.runId}-day-1`,
    ]);
  });

  test("answers 304 until something changes; what is cancelled leaves it", async () => {
    const learner = await server.newCaller();
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT, days: 1 });
    const place = await confirmedPlace(learner, { offeringId: workshop.id });
    const path = await makeAddress(learner);
    const etag = (await fetchFeed(path)).headers.get("etag") ?? "";
    expect((await fetchFeed(path, { "if-none-match": etag })).status).toBe(304);
    await server.dataSource.query("UPDATE workshops SET version = version + 1 WHERE id = $1", [workshop.id]);
    expect((await fetchFeed(path, { "if-none-match": etag })).text).toContain("SEQUENCE:1\r\n");
    await cancelByStaff(place);
    const after = await fetchFeed(path, { "if-none-match": etag });
    expect([after.status, uidsIn(after.text)]).toEqual([200, []]);
  });

  test("has one address at a time, which only its owner sees; a new one ends the old one at once", async () => {
    const learner = await server.newCaller();
    expect((await learner.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBeNull();
    const first = await makeAddress(learner);
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await learner.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBe(first);
    expect((await server.as.otherLearner.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBeNull();
    expect((await server.as.admin.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBeNull();
    const made = await Promise.all([1, 2, 3].map(async () => makeAddress(learner)));
    const now = (await learner.ask(CALENDAR_PATH)).data?.viewerCalendarPath as string;
    expect(new Set([first, ...made]).size).toBe(4);
    expect(made).toContain(now);
    const statuses = await Promise.all([first, ...made].map(async (path) => (await fetchFeed(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await fetchFeed(now)).status).toBe(200);
  });

  test("is not there for a made-up address, whatever its form", async () => {
    for (const file of [`${"A".repeat(43)}.ics`, "a.ics", "%00", "..%2F.ics", `${"A".repeat(90)}.ics`, "x"])
      expect([file, (await fetchFeed(`/calendar/${file}`)).status]).toEqual([file, 404]);
  });

  test("can be asked for 120 times an hour", async () => {
    const path = await makeAddress(await server.newCaller());
    await server.dataSource.query("DELETE FROM rate_limits WHERE key LIKE 'calendar%'");
    for (let time = 0; time < 120; time += 1) expect((await fetchFeed(path)).status).toBe(200);
    const late = await fetchFeed(path);
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  test("has an address that no log, no audit row and no column knows", async () => {
    const path = await makeAddress(await server.newCaller());
    const token = path.slice("/calendar/".length, -".ics".length);
    await fetchFeed(path);
    await fetchFeed(`${path}x`);
    await server.dataSource.query("ALTER TABLE calendar_feeds RENAME TO hidden_feeds");
    expect((await fetchFeed(path)).status).toBe(500);
    await server.dataSource.query("ALTER TABLE hidden_feeds RENAME TO calendar_feeds");
    expect(log.some((line) => line.includes("unexpected error"))).toBe(true);
    expect(log.filter((line) => line.includes(token))).toEqual([]);
    const found = await server.dataSource.query(
      `SELECT 1 FROM audit_events a WHERE strpos(a::text, $1) > 0
       UNION ALL SELECT 1 FROM calendar_feeds f WHERE strpos(f::text, $1) > 0
       UNION ALL SELECT 1 FROM rate_limits l WHERE strpos(l::text, $1) > 0`,
      [token],
    );
    expect(found).toEqual([]);
  });
});
