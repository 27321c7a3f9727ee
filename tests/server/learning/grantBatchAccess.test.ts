import { expect, test } from "vitest";
import { BATCH, GRANT_ACCESS } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();

async function buildLearner(overrides: object = {}) {
  const user = await server.buildUser({ emailVerifiedAt: new Date(), ...overrides });
  const caller = new Caller(() => server.origin);
  await caller.signIn(user.email);
  return { user, caller };
}

const grant = (batchId: string, email: string, caller = server.as.admin) =>
  caller.ask(GRANT_ACCESS, { input: { batchId, email } });

async function sees(caller: Caller, id: string): Promise<boolean> {
  return (await caller.ask(BATCH, { id })).data?.batch.isUnlocked as boolean;
}

test("staff let a learner into a batch, who sees it with the next request and takes one seat", async () => {
  const batch = await server.buildBatch({ seats: 2 });
  const { user, caller } = await buildLearner();
  expect(await sees(caller, batch.id)).toBe(false);
  const { data, errors } = await grant(batch.id, ` ${user.email.toUpperCase()} `);
  expect(errors).toEqual([]);
  expect(data?.grantBatchAccess).toMatchObject({
    source: "STAFF",
    learner: { name: user.name },
    batch: { seatsTaken: 1 },
  });
  expect(await sees(caller, batch.id)).toBe(true);
  expect((await grant(batch.id, user.email)).errors).toMatchObject([
    { message: `${user.name} is inside already.`, extensions: { code: "BAD_USER_INPUT" } },
  ]);
});

test("the last seat is given once, however many are let in at once", async () => {
  const batch = await server.buildBatch({ seats: 1 });
  const learners = await Promise.all([buildLearner(), buildLearner(), buildLearner()]);
  const answers = await Promise.all(learners.map(({ user }) => grant(batch.id, user.email)));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual(
    Array(2).fill("This batch is full: give it more seats, or remove someone."),
  );
});

test("only an owner of the address is let in, and only where there is something to let into", async () => {
  const { id } = await server.buildBatch();
  const { user: unproven } = await buildLearner({ emailVerifiedAt: null });
  const fields = [{ field: "email" }];
  for (const email of [unproven.email, "nobody@nowhere.example", " "]) {
    expect((await grant(id, email)).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields } },
    ]);
  }
  const { user, caller } = await buildLearner();
  const open = await server.buildBatch({ secretCode: null });
  expect((await grant(open.id, user.email)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  const unknown = await grant("00000000-0000-4000-8000-000000000000", user.email);
  expect(unknown.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  const byLearner = await grant(id, user.email, caller);
  expect(byLearner.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect(await sees(caller, id)).toBe(false);
});
