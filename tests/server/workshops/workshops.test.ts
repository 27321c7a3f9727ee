import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { useTestApp } from "../../support/testApp";
import {
  CREATE_WORKSHOP,
  DELETE_WORKSHOP,
  NEW_WORKSHOP,
  UPDATE_WORKSHOP,
  WORKSHOP,
} from "../../support/workshopDocuments";

const server = useTestApp();
const BY_SLUG = "query ($slug: String!) { workshop(slug: $slug) { name } }";
const DAY_MS = 24 * 60 * 60 * 1000;

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

async function create(input: object) {
  return server.as.admin.ask(CREATE_WORKSHOP, { input: { ...NEW_WORKSHOP, ...input } });
}

describe("a visitor", () => {
  test("sees the published workshops, the next first, those that began last", async () => {
    await server.dataSource.query("DELETE FROM workshops");
    for (const [name, days] of [
      ["long ago", -300],
      ["far ahead", 60],
      ["yesterday", -1],
      ["tomorrow", 1],
      ["also tomorrow", 1],
    ] as const) {
      const startsAt = name === "also tomorrow" ? new Date(Date.now() + DAY_MS + 1000) : inDays(days);
      await server.buildWorkshop({ name, startsAt });
    }
    await server.buildWorkshop({ name: "draft", isPublished: false });
    const { data, headers } = await server.as.visitor.ask("{ workshops { name hasStarted } }");
    expect(data?.workshops).toEqual([
      { name: "tomorrow", hasStarted: false },
      { name: "also tomorrow", hasStarted: false },
      { name: "far ahead", hasStarted: false },
      { name: "yesterday", hasStarted: true },
      { name: "long ago", hasStarted: true },
    ]);
    expect(headers.get("etag")).toMatch(/^"/);
  });

  test("costs the database no long texts where a list does not ask for them", async () => {
    const query = vi.spyOn(pg.Client.prototype, "query");
    await server.as.learner.ask("{ workshops { name endsAt seatsLeft } }");
    const statements = query.mock.calls.map(([first]: unknown[]) => String(first));
    query.mockRestore();
    const reads = statements.filter((statement) => /"(workshops|runs)"/.test(statement));
    expect(reads).toHaveLength(2);
    expect(reads[0]).toContain('"minutes_per_day"');
    expect(reads[1]).toContain('"starts_at"');
    expect(reads[0]).not.toMatch(/agenda|faq|audiences|gallery|join_steps/);
  });

  test("gets the long texts of a list where the document asks for them", async () => {
    await server.buildWorkshop({ agenda: [{ day: "Day 1", title: "A", topics: ["One", "Two"] }] });
    const { data, errors } = await server.as.visitor.ask(
      `{ workshops { ...card joinSteps faq { question } } }
       fragment card on Workshop { id agenda { topics } audiences { title } gallery { title } }`,
    );
    expect(errors).toEqual([]);
    expect((data?.workshops as { agenda: unknown }[]).map(({ agenda }) => agenda)).toContainEqual([
      { topics: ["One", "Two"] },
    ]);
  });

  test("finds a workshop by its slug in any letter case, with what follows from its columns", async () => {
    await server.buildWorkshop({ slug: "nlp", startsAt: new Date("2027-01-06T14:30:00Z"), seats: 30 });
    await server.dataSource.query(
      "UPDATE runs SET seats_taken = 28 WHERE workshop_id = (SELECT id FROM workshops WHERE slug = 'nlp')",
    );
    const { data } = await server.as.visitor.ask(
      '{ workshop(slug: "NLp") { slug endsAt seatsLeft } none: workshop(slug: "nothing") { slug } }',
    );
    expect(data).toEqual({
      workshop: { slug: "nlp", endsAt: "2027-01-10T16:00:00.000Z", seatsLeft: 2 },
      none: null,
    });
  });

  test("shows no drafts, nor how many places are taken", async () => {
    const { slug, name } = await server.buildWorkshop({ isPublished: false });
    expect((await server.as.visitor.ask(BY_SLUG, { slug })).data).toEqual({ workshop: null });
    expect((await server.as.learner.ask(BY_SLUG, { slug })).data).toEqual({ workshop: null });
    expect((await server.as.admin.ask(BY_SLUG, { slug })).data).toEqual({ workshop: { name } });
    expect((await server.as.visitor.ask(BY_SLUG, { slug })).data).toEqual({ workshop: null });
    const { errors } = await server.as.visitor.ask("{ workshops { nextRun { seatsTaken } } }");
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("shows the language that staff saved, and none where it is blank", async () => {
    const { id, slug } = await server.buildWorkshop({ language: "English" });
    const save = (expectedVersion: number, language: string) => {
      const input = { ...WORKSHOP, id, expectedVersion, isPublished: true, language };
      return server.as.admin.ask(UPDATE_WORKSHOP, { input });
    };
    const read = async () =>
      (await server.as.visitor.ask("query ($slug: String!) { workshop(slug: $slug) { language } }", { slug }))
        .data?.workshop.language as unknown;
    expect(await read()).toBe("English");
    const longest = "l".repeat(40);
    expect((await save(1, longest)).errors).toEqual([]);
    await expect.poll(read).toBe(longest);
    expect((await save(2, " ")).errors).toEqual([]);
    await expect.poll(read).toBeNull();
  });

  test("sees a change with the next request, though answers are kept", async () => {
    const { id, slug, name } = await server.buildWorkshop();
    expect((await server.as.visitor.ask(BY_SLUG, { slug })).data).toEqual({ workshop: { name } });
    await server.as.visitor.ask(BY_SLUG, { slug });
    const input = { ...WORKSHOP, id, expectedVersion: 1, name: "Renamed", isPublished: true };
    expect((await server.as.admin.ask(UPDATE_WORKSHOP, { input })).errors).toEqual([]);
    await expect
      .poll(async () => (await server.as.visitor.ask(BY_SLUG, { slug })).data)
      .toEqual({ workshop: { name: "Renamed" } });
  });
});

describe("staff", () => {
  test("make a workshop with everything that belongs to it, tidied", async () => {
    const { data, errors } = await create({
      slug: " Git-Basics ",
      name: "  Git Basics ",
      bannerText: "  ",
      listPriceRupees: 9999,
      imageUrl: "https://IMAGES.example.com/a b.png",
      seats: 20,
      agenda: [{ day: " Day 1 ", title: "Begin", topics: [" Commit "] }],
      faq: [{ question: "Hard?", answer: " No. " }],
      audiences: [{ title: "Students", text: "You.", icon: "graduation-cap" }],
      gallery: [{ title: "Tree", caption: "", imageUrl: "", alt: "A tree of commits" }],
      joinSteps: [" Pay. "],
    });
    expect(errors).toEqual([]);
    expect(data?.createWorkshop).toMatchObject({
      slug: "git-basics",
      name: "Git Basics",
      bannerText: null,
      listPriceRupees: 9999,
      startsAt: NEW_WORKSHOP.startsAt,
      countdownTo: NEW_WORKSHOP.startsAt,
      imageUrl: "https://images.example.com/a%20b.png",
      seats: 20,
      nextRun: { seatsTaken: 0 },
      agenda: [{ day: "Day 1", title: "Begin", topics: ["Commit"] }],
      faq: [{ question: "Hard?", answer: "No." }],
      audiences: [{ title: "Students", text: "You.", icon: "graduation-cap" }],
      gallery: [{ title: "Tree", caption: "", imageUrl: null, alt: "A tree of commits" }],
      joinSteps: ["Pay."],
      isPublished: false,
      version: 1,
    });
  });

  test("get an address made from the name, and hear when one is taken", async () => {
    expect((await create({ name: "R for Beginners!" })).data?.createWorkshop.slug).toBe("r-for-beginners");
    expect((await create({ name: "आर" })).data?.createWorkshop.slug).toMatch(/^workshop-/);
    const { data, errors } = await create({ slug: "R-For-Beginners" });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "slug" }] } }]);
  });

  test.each([
    ["a blank name", { name: " " }, "name"],
    ["a price below nothing", { priceRupees: -1 }, "priceRupees"],
    ["a struck-through price beyond belief", { listPriceRupees: 10_000_001 }, "listPriceRupees"],
    ["a struck-through price that takes nothing off", { listPriceRupees: 199 }, "listPriceRupees"],
    ["a language that is too long", { language: "l".repeat(41) }, "language"],
    ["no days", { days: 0 }, "days"],
    ["a day of two minutes", { minutesPerDay: 2 }, "minutesPerDay"],
    ["a start in another millennium", { startsAt: "1066-10-14T09:00:00Z" }, "startsAt"],
    ["a slug with a slash", { slug: "../etc" }, "slug"],
    ["a picture over plain http", { imageUrl: "http://example.com/a.png" }, "imageUrl"],
    ["no seats", { seats: 0 }, "seats"],
    [
      "a day without a title",
      {
        agenda: [
          { day: "Day 1", title: "Fine", topics: [] },
          { day: "Day 2", title: " ", topics: [] },
        ],
      },
      "agenda.1.title",
    ],
    ["a blank topic", { agenda: [{ day: "Day 1", title: "A", topics: ["One", " "] }] }, "agenda.0.topics"],
    [
      "a script as a picture",
      { gallery: [{ title: "A", caption: "", imageUrl: "javascript:alert(1)", alt: "A" }] },
      "gallery.0.imageUrl",
    ],
    ["more questions than a page holds", { faq: Array(31).fill({ question: "?", answer: "!" }) }, "faq"],
    ["a step that is too long", { joinSteps: ["s".repeat(301)] }, "joinSteps"],
  ])("hear of %s beside its field", async (_what, wrong, field) => {
    const { data, errors } = await create({ name: "Never", ...wrong });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
  });

  test("cannot raise a price above the one that is struck through", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 199, listPriceRupees: 999 });
    const edit = (prices: object) =>
      server.as.admin.ask(UPDATE_WORKSHOP, { input: { ...WORKSHOP, id, expectedVersion: 1, ...prices } });
    const { errors } = await edit({ priceRupees: 1000, listPriceRupees: 999 });
    expect(errors[0]?.extensions).toMatchObject({ fields: [{ field: "listPriceRupees" }] });
    expect((await edit({ priceRupees: 998, listPriceRupees: 999 })).errors).toEqual([]);
  });

  test("replace the lists whole, at the version that they saw, and never the seats that are taken", async () => {
    const { id, slug } = await server.buildWorkshop({ seatsTaken: 7 });
    const agenda = [{ day: "Day 1", title: "New", topics: [] }];
    const edit = (expectedVersion: number) =>
      server.as.admin.ask(UPDATE_WORKSHOP, { input: { ...WORKSHOP, id, expectedVersion, agenda } });
    expect((await edit(1)).data?.updateWorkshop).toMatchObject({ slug, agenda, version: 2 });
    const { errors } = await edit(1);
    expect(errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      changedBy: server.people.admin.name,
    });
    const rows = await server.dataSource.query("SELECT seats_taken FROM runs WHERE workshop_id = $1", [id]);
    expect(rows).toEqual([{ seats_taken: 7 }]);
  });

  test("delete a workshop at the version that they saw", async () => {
    const { id, name } = await server.buildWorkshop();
    const remove = (expectedVersion: number) =>
      server.as.admin.ask(DELETE_WORKSHOP, { input: { id, expectedVersion } });
    expect((await remove(3)).errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await remove(1)).data?.deleteWorkshop).toEqual({ id, name });
    expect((await remove(1)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("page through all workshops, search them, and open one, drafts too", async () => {
    const draft = await server.buildWorkshop({ name: "Pandas in a Draft", isPublished: false });
    const LIST = `query ($first: Int! = 25, $after: String, $search: String) {
      cmsWorkshops(first: $first, after: $after, search: $search) {
        nodes { id name isPublished nextRun { seatsTaken } } pageInfo { hasNextPage endCursor } } }`;
    const found = await server.as.admin.ask(LIST, { search: "pandas IN" });
    expect(found.data?.cmsWorkshops.nodes).toMatchObject([{ id: draft.id, isPublished: false }]);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await server.as.admin.ask(LIST, { first: 2, after });
      seen.push(...(data?.cmsWorkshops.nodes as { id: string }[]).map(({ id }) => id));
      after = data?.cmsWorkshops.pageInfo.hasNextPage ? String(data.cmsWorkshops.pageInfo.endCursor) : null;
    } while (after);
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM workshops",
    );
    expect(new Set(seen).size).toBe(count);
    expect(seen).toHaveLength(count);
    const { data } = await server.as.admin.ask("query ($id: UUID!) { cmsWorkshop(id: $id) { name } }", {
      id: draft.id,
    });
    expect(data).toEqual({ cmsWorkshop: { name: "Pandas in a Draft" } });
  });
});
