import { describe, expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const STARTS_AT = new Date("2026-12-09T14:30:00Z");

async function fetchCalendar(slug: string) {
  const response = await fetch(`${server.origin}/workshops/${slug}.ics`);
  return { response, text: await response.text() };
}

function unfold(text: string): string[] {
  return text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line !== "");
}

describe("a workshop's calendar file", () => {
  test("has an event for each evening, at its moment in UTC, with a name of its own", async () => {
    const { runId } = await server.buildWorkshop({
      slug: "evenings",
      startsAt: STARTS_AT,
      days: 3,
      version: 4,
    });
    const { response, text } = await fetchCalendar("Evenings");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="evenings.ics"');
    const lines = unfold(text);
    const all = (name: string) => lines.filter((line) => line.startsWith(`${name}:`));
    expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sopaan//Workshops//EN"]);
    expect(lines.at(-1)).toBe("END:VCALENDAR");
    expect(all("UID")).toEqual([1, 2, 3].map((day) => `UID:workshop-${runId}-day-${day}`));
    expect(all("DTSTART")).toEqual([
      "DTSTART:20261209T143000Z",
      "DTSTART:20261210T143000Z",
      "DTSTART:20261211T143000Z",
    ]);
    expect(all("DTEND")[2]).toBe("DTEND:20261211T160000Z");
    expect(all("SEQUENCE")).toEqual(["SEQUENCE:3", "SEQUENCE:3", "SEQUENCE:3"]);
    expect(all("DTSTAMP")[0]).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    expect(all("BEGIN")).toHaveLength(4);
    expect(all("END")).toHaveLength(4);
  });

  test("names the same events after a change", async () => {
    await server.buildWorkshop({ slug: "same" });
    const uids = async () => unfold((await fetchCalendar("same")).text).filter((line) => /^UID/.test(line));
    const before = await uids();
    await server.dataSource.query(
      `UPDATE runs SET starts_at = starts_at + interval '1 day', version = 2
       WHERE workshop_id = (SELECT id FROM workshops WHERE slug = 'same')`,
    );
    expect(await uids()).toEqual(before);
  });

  test("tells each day's topics, of several cards too, with what means something escaped", async () => {
    await server.buildWorkshop({
      slug: "topics",
      name: "Text; and, more \\ text",
      days: 2,
      agenda: [
        { day: "Day 1, part 1", title: "Words", topics: ["Raw text", "Noise"] },
        { day: "Day 1, part 2", title: "Numbers", topics: ["Counts"] },
        { day: "Day 12", title: "Not today", topics: ["Other"] },
      ],
      summary: "In short.",
    });
    const lines = unfold((await fetchCalendar("topics")).text);
    expect(lines).toContain("SUMMARY:Text\\; and\\, more \\\\ text\\, day 1 of 2");
    const link = `${server.origin}/topics`;
    expect(lines).toContain(`DESCRIPTION:Words: Raw text\\, Noise\\nNumbers: Counts\\n${link}`);
    expect(lines).toContain(`DESCRIPTION:In short.\\n${link}`);
    expect(lines.filter((line) => line === `URL:${link}`)).toHaveLength(2);
  });

  test("keeps to 75 bytes a line, ends each with CRLF and tears no letter apart", async () => {
    const summary = `${"डेटा विज्ञान 🙂 ".repeat(20)}\nEND:VEVENT\r\nSecond line`;
    await server.buildWorkshop({ slug: "long", summary, agenda: [], days: 1 });
    const { text } = await fetchCalendar("long");
    const lines = text.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\ufffd");
    }
    const description = summary.replaceAll("\r\n", "\n").replaceAll("\n", "\\n");
    expect(unfold(text)).toContain(`DESCRIPTION:${description}\\n${server.origin}/long`);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });

  test.each(["nothing", "draft", "..%2f..%2fetc", "a%00b", "a%0d%0ab"])(
    "there is none for %s",
    async (slug) => {
      if (slug === "draft") await server.buildWorkshop({ slug, isPublished: false });
      expect((await fetchCalendar(slug)).response.status).toBe(404);
    },
  );
});
