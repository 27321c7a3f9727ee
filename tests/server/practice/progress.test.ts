import { beforeEach, describe, expect, test } from "vitest";
import { DOUBLE, WRONG, exerciseCalls, readOwnExercise, sendCode } from "../../support/exerciseCalls";
import { DUE, GIVE_UP, SAVE_DRAFT, SHOW_HINT } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.now();
let time = START;
const server = useTestApp({}, { clock: { now: () => new Date(time) } });
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

beforeEach(() => {
  time = START;
});

async function submit(caller: Caller, exerciseId: string, code: string): Promise<void> {
  expect((await sendCode(caller, exerciseId, code)).state).toBe("DONE");
}

/** A session ends after days without use, so each day has its own. */
async function learnerOfDays() {
  const user = await server.buildUser();
  const at = async (day: number, hours = 1) => {
    time = START + day * DAY_MS + hours * HOUR_MS;
    return server.newCaller(user);
  };
  const due = async (caller: Caller) =>
    (await caller.ask(DUE)).data?.viewerDueExercises as { round: number; exercise: { id: string } }[];
  return { at, due };
}

describe("hints", () => {
  test("come one by one, and their use is recorded", async () => {
    const { id, slug } = await buildExercise();
    const learner = await server.newCaller();
    expect((await readOwnExercise(learner, slug)).viewerHints).toEqual([]);
    const first = await learner.ask(SHOW_HINT, { id });
    expect(first.data?.showHint).toMatchObject({
      viewerHints: ["<p>Which sign multiplies?</p>\n"],
      viewerProgress: { hintsShown: 1 },
    });
    await learner.ask(SHOW_HINT, { id });
    const third = await learner.ask(SHOW_HINT, { id });
    expect(third.data?.showHint.viewerProgress.hintsShown).toBe(2);
    await submit(learner, id, DOUBLE);
    expect((await readOwnExercise(learner, slug)).viewerProgress).toMatchObject({
      passedAt: expect.any(String),
      passedWithoutHintsAt: null,
    });
    expect((await readOwnExercise(server.as.otherLearner, slug)).viewerHints).toEqual([]);
  });

  test("stay as many when a request is sent again, or twice at once", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    const ask = () => learner.ask(SHOW_HINT, { id, shown: 0 });
    await Promise.all([ask(), ask()]);
    expect((await ask()).data?.showHint.viewerHints).toEqual(["<p>Which sign multiplies?</p>\n"]);
  });

  test("and the solution need an account", async () => {
    const { id, slug } = await buildExercise();
    for (const document of [SHOW_HINT, GIVE_UP]) {
      const { errors } = await server.as.visitor.ask(document, { id });
      expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    }
    expect(await readOwnExercise(server.as.visitor, slug)).toMatchObject({
      viewerHints: [],
      viewerSolution: null,
    });
  });
});

describe("the solution", () => {
  test("is shown after giving up, which is recorded", async () => {
    const { id, slug } = await buildExercise();
    const learner = await server.newCaller();
    await submit(learner, id, WRONG);
    expect((await readOwnExercise(learner, slug)).viewerSolution).toBeNull();
    const { data } = await learner.ask(GIVE_UP, { id });
    expect(data?.giveUp).toMatchObject({
      viewerSolution: DOUBLE.trimEnd(),
      viewerProgress: { gaveUpAt: expect.any(String) },
    });
    await submit(learner, id, DOUBLE);
    expect((await readOwnExercise(learner, slug)).viewerProgress).toMatchObject({
      passedAt: expect.any(String),
      passedWithoutHintsAt: null,
    });
    expect((await readOwnExercise(server.as.otherLearner, slug)).viewerSolution).toBeNull();
  });
});

describe("the review deck", () => {
  test("brings a failed exercise back after 1, 3, 7 and 21 days, until it is passed without hints", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    await submit(await at(0), id, WRONG);
    let day = 0;
    for (const [index, days] of [1, 3, 7, 21, 21].entries()) {
      expect(await due(await at(day + days, 0))).toEqual([]);
      day += days;
      const caller = await at(day);
      expect(await due(caller)).toMatchObject([{ round: Math.min(index, 3) + 1, exercise: { id } }]);
      await submit(caller, id, `${WRONG}# day ${day}`);
      expect(await due(caller)).toEqual([]);
    }
    const caller = await at(day + 21);
    await submit(caller, id, DOUBLE);
    expect(await due(caller)).toEqual([]);
    expect(await due(await at(day + 60))).toEqual([]);
  });

  test("forgets an exercise that was failed, then passed without hints", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    const caller = await at(0);
    await submit(caller, id, WRONG);
    await submit(caller, id, DOUBLE);
    expect(await due(await at(2))).toEqual([]);
  });

  test("keeps an exercise that was passed with a hint, until the same code passes another day without", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    const caller = await at(0);
    await submit(caller, id, WRONG);
    await caller.ask(SHOW_HINT, { id });
    await submit(caller, id, DOUBLE);
    const next = await at(2);
    expect(await due(next)).toMatchObject([{ exercise: { id } }]);
    await submit(next, id, DOUBLE);
    expect(await due(next)).toEqual([]);
    expect(await due(await at(30))).toEqual([]);
  });

  test("counts tries before the day as none", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    const caller = await at(0);
    await submit(caller, id, WRONG);
    time += 20 * HOUR_MS;
    await submit(caller, id, `${WRONG}# again`);
    expect(await due(await at(1, 2))).toMatchObject([{ round: 1 }]);
  });

  test("brings back what was given up, and is the learner's own", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    await (await at(0)).ask(GIVE_UP, { id });
    const later = await at(2);
    expect(await due(later)).toMatchObject([{ round: 1, exercise: { id } }]);
    expect(await due(await server.newCaller())).toEqual([]);
  });

  test("leaves out an exercise that staff took off the site", async () => {
    const { id } = await buildExercise();
    const { at, due } = await learnerOfDays();
    await submit(await at(0), id, WRONG);
    await server.dataSource.query("UPDATE exercises SET is_published = false WHERE id = $1", [id]);
    expect(await due(await at(2))).toEqual([]);
  });
});

describe("a draft", () => {
  async function save(caller: Caller, exerciseId: string, code: string, more: object = {}) {
    const input = { exerciseId, code, writtenAt: new Date(time).toISOString(), ...more };
    const { data, errors } = await caller.ask(SAVE_DRAFT, { input });
    return (data?.saveExerciseDraft ?? errors[0]) as { updatedAt: string };
  }

  test("is kept while the learner types", async () => {
    const { id, slug } = await buildExercise();
    const learner = await server.newCaller();
    const first = await save(learner, id, "a");
    time += 1000;
    const second = await save(learner, id, "ab", { basedOn: first.updatedAt });
    expect(second).toMatchObject({ code: "ab", olderCode: null });
    expect((await readOwnExercise(learner, slug)).viewerDraft?.code).toBe("ab");
    expect((await readOwnExercise(server.as.otherLearner, slug)).viewerDraft).toBeNull();
  });

  test("of another device wins if it is newer, and the older one is kept", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    const first = await save(learner, id, "phone");
    time += 1000;
    const other = await save(learner, id, "desktop", { basedOn: null });
    expect(other).toMatchObject({ code: "desktop", olderCode: "phone", olderAt: first.updatedAt });
    const offline = await save(learner, id, "phone, offline", {
      basedOn: first.updatedAt,
      writtenAt: new Date(time - 500).toISOString(),
    });
    expect(offline).toMatchObject({ code: "desktop", olderCode: "phone, offline" });
  });

  test("from a device whose clock is fast wins for no longer than now", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    await save(learner, id, "fast", { writtenAt: new Date(time + DAY_MS).toISOString() });
    time += 1000;
    expect(await save(learner, id, "right")).toMatchObject({ code: "right", olderCode: "fast" });
  });

  test("needs an account and an exercise that is open to the learner", async () => {
    const { id } = await buildExercise({ isOpen: false });
    expect(await save(server.as.visitor, id, "a")).toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
    expect(await save(server.as.learner, id, "a")).toMatchObject({ extensions: { code: "NOT_FOUND" } });
    expect(await save(server.as.admin, id, "a")).toMatchObject({ code: "a" });
  });
});
