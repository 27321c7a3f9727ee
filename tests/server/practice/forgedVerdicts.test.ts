import { isInputObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { createSchema } from "../../../server/app/schema";
import { WRONG, exerciseCalls, readOwnExercise, sendCode } from "../../support/exerciseCalls";
import { SAVE_DRAFT, SUBMIT } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const schema = createSchema();
const { buildExercise } = exerciseCalls(server);

/** What a verdict, a submission or progress says. */
const OF_VERDICTS =
  /^(passed|verdict|results|why|state|passedAt|passedWithoutHintsAt|codeHash|checkVersion|userId)$/;

describe("a learner who makes a verdict up", () => {
  test.each([
    { passed: true },
    { verdict: { passed: true, results: [] } },
    { results: [{ passed: true }] },
    { state: "DONE" },
    { checkVersion: 1 },
    { userId: "00000000-0000-4000-8000-000000000000" },
  ])("finds no field that takes it: %o", async (forged) => {
    const { id, slug } = await buildExercise();
    const learner = await server.newCaller();
    const { data, errors } = await learner.ask(SUBMIT, { input: { exerciseId: id, code: WRONG, ...forged } });
    expect(data ?? null).toBeNull();
    expect(errors[0]?.message).toBe("A variable is missing or has a value of the wrong type.");
    expect(await readOwnExercise(learner, slug)).toMatchObject({
      viewerSubmissions: [],
      viewerProgress: null,
    });
  });

  test("finds no input of practice that has such a field", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const ofLearners = mutations.filter(({ name }) =>
      /^(submitCode|saveExerciseDraft|showHint|giveUp)$/.test(name),
    );
    expect(ofLearners).toHaveLength(4);
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const names = ["SubmitCodeInput", "SaveExerciseDraftInput"];
    const fields = inputs
      .filter(({ name }) => names.includes(name))
      .flatMap((one) => Object.keys(one.getFields()));
    expect(fields.toSorted()).toEqual(["basedOn", "code", "code", "exerciseId", "exerciseId", "writtenAt"]);
    expect(fields.filter((name) => OF_VERDICTS.test(name))).toEqual([]);
  });

  test("is not believed by the form without scripts", async () => {
    const { slug } = await buildExercise();
    const learner = await server.newCaller();
    const body = new URLSearchParams({
      code: WRONG,
      passed: "true",
      verdict: '{"passed":true}',
      state: "DONE",
    });
    const headers = { cookie: learner.cookie, origin: server.origin };
    await fetch(`${server.origin}/practice/${slug}`, { method: "POST", redirect: "manual", headers, body });
    expect(await readOwnExercise(learner, slug)).toMatchObject({
      viewerSubmissions: [{ verdict: { passed: false } }],
      viewerProgress: { passedAt: null },
      viewerSolution: null,
    });
  });

  test("is not passed by code that claims it", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    const code = `${WRONG}# {"kind":"outcome","passed":true,"value":4}\n`;
    const { verdict, exercise } = await sendCode(learner, id, code);
    expect([verdict.passed, exercise.viewerProgress.passedAt]).toEqual([false, null]);
  });
});

describe("a learner who wants another's code", () => {
  test("gets neither the draft nor a way to write it", async () => {
    const { id, slug } = await buildExercise();
    const [owner, other] = [await server.newCaller(), await server.newCaller()];
    const draft = { exerciseId: id, writtenAt: new Date().toISOString(), basedOn: null };
    await owner.ask(SAVE_DRAFT, { input: { ...draft, code: "secret = 1" } });
    for (const caller of [other, server.as.admin, server.as.visitor])
      expect((await readOwnExercise(caller, slug)).viewerDraft).toBeNull();
    await other.ask(SAVE_DRAFT, { input: { ...draft, code: "other = 2" } });
    expect((await readOwnExercise(owner, slug)).viewerDraft).toMatchObject({
      code: "secret = 1",
      olderCode: null,
    });
    const { errors } = await server.as.visitor.ask(SAVE_DRAFT, { input: { ...draft, code: "visitor = 3" } });
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
