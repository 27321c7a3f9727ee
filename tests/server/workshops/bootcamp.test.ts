import { describe, expect, test } from "vitest";
import { countStatements } from "../../support/countStatements";
import { useTestApp } from "../../support/testApp";
import {
  CREATE_LEVEL,
  CREATE_QUESTION,
  CREATE_SEASON,
  DELETE_LEVEL,
  DELETE_QUESTION,
  DELETE_SEASON,
  QUESTION,
  REORDER_LEVELS,
  REORDER_QUESTIONS,
  SEASON,
  UPDATE_BOOTCAMP,
  UPDATE_LEVEL,
  UPDATE_QUESTION,
  UPDATE_SEASON,
} from "../../support/workshopDocuments";

const server = useTestApp();
const SEASONS = `{ bootcampSeasons { id number isLocked
  levels { id name questions { id title prompt example starterCode expectedResult } } } }`;

interface SeasonSeen {
  id: string;
  number: number;
  levels: { id: string; name: string; questions: { id: string; title: string }[] | null }[];
}

async function seasonsFor(who: keyof typeof server.as): Promise<SeasonSeen[]> {
  const { data, errors } = await server.as[who].ask(SEASONS);
  expect(errors).toEqual([]);
  return data?.bootcampSeasons as SeasonSeen[];
}

async function staff(query: string, input: object) {
  return server.as.admin.ask(query, { input });
}

describe("the bootcamp's page", () => {
  const PAGE = {
    name: " Python Bootcamp ",
    headline: "Begin",
    reasons: [{ title: "Why", text: " Because. ", icon: "rocket" }],
    joinSteps: ["Pay."],
  };

  test("is not there for visitors until it is published, and can be edited before", async () => {
    const read = async (who: keyof typeof server.as) =>
      (await server.as[who].ask("{ bootcamp { name version } }")).data?.bootcamp as unknown;
    expect(await read("visitor")).toBeNull();
    const { data } = await server.as.admin.ask("{ cmsBootcamp { id version isPublished } }");
    expect(data?.cmsBootcamp).toMatchObject({ version: 1, isPublished: false });
    const edited = await staff(UPDATE_BOOTCAMP, { ...PAGE, isPublished: true, expectedVersion: 1 });
    expect(edited.data?.updateBootcamp).toMatchObject({
      name: "Python Bootcamp",
      reasons: [{ title: "Why", text: "Because.", icon: "rocket" }],
      version: 2,
    });
    await expect.poll(() => read("visitor")).toEqual({ name: "Python Bootcamp", version: 2 });
    const stale = await staff(UPDATE_BOOTCAMP, { ...PAGE, isPublished: false, expectedVersion: 1 });
    expect(stale.errors[0]?.extensions.code).toBe("CONFLICT");
  });

  test("hears what is wrong inside a list by its place", async () => {
    const reasons = [{ title: "", text: "Text", icon: "" }];
    const wrong = { ...PAGE, reasons, isPublished: true, expectedVersion: 2 };
    const { errors } = await staff(UPDATE_BOOTCAMP, wrong);
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: "reasons.0.title" }]);
  });
});

describe("a season", () => {
  test("that is locked shows its levels and no questions, to anyone who asks there", async () => {
    const locked = await server.buildSeason({ isLocked: true });
    const open = await server.buildSeason();
    for (const { id: seasonId } of [locked, open]) {
      const { id: levelId } = await server.buildLevel({ seasonId, name: "Basic" });
      await server.buildBootcampQuestion({ levelId, title: "Sums" });
    }
    for (const who of ["visitor", "learner", "admin"] as const) {
      const seen = await seasonsFor(who);
      expect(seen.find(({ id }) => id === locked.id)?.levels).toMatchObject([
        { name: "Basic", questions: null },
      ]);
      expect(seen.find(({ id }) => id === open.id)?.levels).toMatchObject([
        { name: "Basic", questions: [{ title: "Sums" }] },
      ]);
    }
    const changed = { ...SEASON, number: locked.number, isLocked: false, isPublished: true };
    await staff(UPDATE_SEASON, { ...changed, id: locked.id, expectedVersion: 1 });
    await expect
      .poll(async () => (await seasonsFor("visitor")).find(({ id }) => id === locked.id)?.levels)
      .toMatchObject([{ questions: [{ title: "Sums" }] }]);
  });

  test("has a door for staff to its questions while it is locked", async () => {
    const season = await server.buildSeason({ isLocked: true });
    const { id: levelId } = await server.buildLevel({ seasonId: season.id });
    await server.buildBootcampQuestion({ levelId, title: "Hidden still" });
    const query = (list: string) =>
      `{ ${list} { id levels { cmsQuestions { title starterCode version } } } }`;
    const { data } = await server.as.admin.ask(query("cmsBootcampSeasons"));
    expect(JSON.stringify(data)).toContain("Hidden still");
    for (const who of ["visitor", "learner"] as const) {
      const { text, errors } = await server.as[who].ask(query("bootcampSeasons"));
      expect(text).not.toContain("Hidden still");
      expect(errors[0]?.extensions.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
  });

  test("that is a draft is for staff only", async () => {
    const { id } = await server.buildSeason({ isPublished: false });
    expect((await seasonsFor("visitor")).some((season) => season.id === id)).toBe(false);
    const { data } = await server.as.admin.ask("{ cmsBootcampSeasons { id } }");
    expect(data?.cmsBootcampSeasons).toContainEqual({ id });
  });

  test("is read with its levels and questions in a fixed number of statements", async () => {
    const grow = async () => {
      const { id: seasonId } = await server.buildSeason();
      for (let level = 0; level < 2; level += 1) {
        const { id: levelId } = await server.buildLevel({ seasonId });
        for (let index = 0; index < 3; index += 1) await server.buildBootcampQuestion({ levelId });
      }
    };
    await grow();
    const before = await countStatements(() => seasonsFor("learner"));
    for (let index = 0; index < 3; index += 1) await grow();
    expect(before).toBeGreaterThan(3);
    expect(await countStatements(() => seasonsFor("learner"))).toBe(before);
  });

  test("is the same answer for every visitor, so it may be kept", async () => {
    const { headers } = await server.as.visitor.ask(SEASONS);
    expect(headers.get("etag")).toMatch(/^"/);
  });
});

describe("staff", () => {
  test("make a season with levels and questions, in the order in which they are added", async () => {
    const season = await staff(CREATE_SEASON, { ...SEASON, number: 501, isLocked: false, isPublished: true });
    const seasonId = season.data?.createBootcampSeason.id as string;
    const level = await staff(CREATE_LEVEL, { seasonId, name: " Basic " });
    expect(level.data?.createBootcampLevel).toMatchObject({ name: "Basic", position: 1, version: 1 });
    const levelId = level.data?.createBootcampLevel.id as string;
    const starterCode = "    indented = 1\n\n";
    const question = await staff(CREATE_QUESTION, { ...QUESTION, levelId, starterCode });
    expect(question.data?.createBootcampQuestion).toMatchObject({
      title: "Add two",
      starterCode: "    indented = 1",
      position: 1,
    });
    const next = await staff(CREATE_QUESTION, { ...QUESTION, levelId, title: "Add three" });
    expect(next.data?.createBootcampQuestion.position).toBe(2);
    const seen = (await seasonsFor("visitor")).find(({ id }) => id === seasonId);
    expect(seen?.levels[0]?.questions?.map(({ title }) => title)).toEqual(["Add two", "Add three"]);
  });

  test("hear when a number, a level's name or a question's title is taken", async () => {
    const { number, id: seasonId } = await server.buildSeason();
    const { id: levelId, name } = await server.buildLevel({ seasonId });
    const { title } = await server.buildBootcampQuestion({ levelId });
    for (const [query, input, field] of [
      [CREATE_SEASON, { ...SEASON, number }, "number"],
      [CREATE_LEVEL, { seasonId, name: name.toUpperCase() }, "name"],
      [CREATE_QUESTION, { ...QUESTION, levelId, title: title.toUpperCase() }, "title"],
    ] as const) {
      const { errors } = await staff(query, input);
      expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field }] } }]);
    }
  });

  test("change and delete levels and questions at the version that they saw", async () => {
    const question = await server.buildBootcampQuestion();
    const { id, levelId } = question;
    const edit = (expectedVersion: number) =>
      staff(UPDATE_QUESTION, { ...QUESTION, id, expectedVersion, title: "Changed" });
    expect((await edit(1)).data?.updateBootcampQuestion).toMatchObject({ title: "Changed", version: 2 });
    expect((await edit(1)).errors[0]?.extensions.code).toBe("CONFLICT");
    const level = await staff(UPDATE_LEVEL, { id: levelId, expectedVersion: 1, name: "Renamed" });
    expect(level.data?.updateBootcampLevel).toMatchObject({ name: "Renamed", version: 2 });
    expect((await staff(DELETE_LEVEL, { id: levelId, expectedVersion: 1 })).errors[0]?.extensions.code).toBe(
      "CONFLICT",
    );
    expect((await staff(DELETE_LEVEL, { id: levelId, expectedVersion: 2 })).errors).toEqual([]);
    expect((await staff(DELETE_QUESTION, { id, expectedVersion: 2 })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  test("delete a season with all that is in it", async () => {
    const { levelId } = await server.buildBootcampQuestion();
    const [{ season_id: id }] = await server.dataSource.query<[{ season_id: string }]>(
      "SELECT season_id FROM bootcamp_levels WHERE id = $1",
      [levelId],
    );
    expect((await staff(DELETE_SEASON, { id, expectedVersion: 1 })).errors).toEqual([]);
    expect(
      await server.dataSource.query("SELECT 1 FROM bootcamp_questions WHERE level_id = $1", [levelId]),
    ).toEqual([]);
  });

  test("put levels and questions in order, and are stopped where the list is no longer the same", async () => {
    const { id: seasonId } = await server.buildSeason();
    const levelIds: string[] = [];
    for (let index = 0; index < 3; index += 1) levelIds.push((await server.buildLevel({ seasonId })).id);
    const turned = levelIds.toReversed();
    const answer = await staff(REORDER_LEVELS, { seasonId, levelIds: turned });
    expect(answer.data?.reorderBootcampLevels.levels).toEqual(turned.map((id) => ({ id })));

    const levelId = turned[0] ?? "";
    const first = await server.buildBootcampQuestion({ levelId });
    const second = await server.buildBootcampQuestion({ levelId });
    const questionIds = [second.id, first.id];
    const ordered = await staff(REORDER_QUESTIONS, { levelId, questionIds });
    expect(ordered.data?.reorderBootcampQuestions.questions).toEqual(questionIds.map((id) => ({ id })));

    for (const wrong of [[first.id], [...questionIds, levelId], [first.id, levelId]]) {
      const { errors } = await staff(REORDER_QUESTIONS, { levelId, questionIds: wrong });
      expect(errors[0]?.extensions.code).toBe("CONFLICT");
    }
  });

  test("find a limit on levels and questions", async () => {
    const { id: levelId, seasonId } = await server.buildLevel();
    for (let index = 1; index < 6; index += 1) await server.buildLevel({ seasonId });
    for (let index = 0; index < 20; index += 1) await server.buildBootcampQuestion({ levelId });
    for (const [query, input] of [
      [CREATE_LEVEL, { seasonId, name: "One too many" }],
      [CREATE_QUESTION, { ...QUESTION, levelId }],
    ] as const) {
      const { errors } = await staff(query, input);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(errors[0]?.message).toMatch(/at most/);
    }
  });
});
