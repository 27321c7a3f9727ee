import { describe, expect, test } from "vitest";
import { BATCH_LEARNERS, REVOKE_ACCESS, ROTATE_CODE, UPDATE_BATCH } from "../../support/documents";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function newCallers(count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  while (callers.length < count) callers.push(await server.newCaller());
  return callers;
}

async function kind(caller: Caller, batchId: string, secretCode = "right"): Promise<string> {
  return String((await caller.unlock(batchId, secretCode)).__typename);
}

async function countRows(batchId: string) {
  const [row] = await server.dataSource.query<[{ taken: number; inside: number }]>(
    `SELECT seats_taken AS taken, (SELECT count(*)::int FROM batch_accesses WHERE batch_id = $1) AS inside
     FROM batches WHERE id = $1`,
    [batchId],
  );
  return row;
}

async function firstAccessId(batchId: string): Promise<string> {
  const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batchId });
  return (data?.cmsBatchLearners.nodes as { accessId: string }[])[0]?.accessId ?? "";
}

describe("seats", () => {
  test("fifty learners with the right code at once: thirty seats, thirty in, twenty hear that it is full", async () => {
    const batch = await server.buildBatch({ seats: 30 });
    const learners = await newCallers(50);
    const kinds = await Promise.all(learners.map((learner) => kind(learner, batch.id)));
    expect(kinds.filter((name) => name === "BatchUnlocked")).toHaveLength(30);
    expect(kinds.filter((name) => name === "BatchFull")).toHaveLength(20);
    expect(await countRows(batch.id)).toEqual({ taken: 30, inside: 30 });
  });

  test("a batch keeps as many seats as are taken", async () => {
    const batch = await server.buildBatch({ seats: 5 });
    for (const learner of await newCallers(2)) await learner.unlock(batch.id, "right");
    const input = { id: batch.id, name: batch.name, expectedVersion: 1 };
    const { errors } = await server.as.admin.ask(UPDATE_BATCH, { input: { ...input, seats: 1 } });
    expect(errors[0]?.extensions.fields).toEqual([
      { field: "seats", message: "2 seats are taken. Enter 2 or more." },
    ]);
    expect((await server.as.admin.ask(UPDATE_BATCH, { input: { ...input, seats: 2 } })).errors).toEqual([]);
  });

  test("a double click takes one seat and makes one row", async () => {
    const batch = await server.buildBatch({ seats: 2 });
    const learner = await server.newCaller();
    const kinds = await Promise.all(Array.from({ length: 5 }, () => kind(learner, batch.id)));
    expect(kinds).toEqual(Array(5).fill("BatchUnlocked"));
    expect(await countRows(batch.id)).toEqual({ taken: 1, inside: 1 });
  });

  test("only someone who has the right code learns that a batch is full", async () => {
    const batch = await server.buildBatch({ seats: 1 });
    const [first, second] = await newCallers(2);
    if (!first || !second) throw new Error("two callers");
    await first.unlock(batch.id, "right");
    expect(await kind(second, batch.id, "wrong")).toBe("InvalidSecretCode");
    expect(await second.unlock(batch.id, "right")).toEqual({
      __typename: "BatchFull",
      message: "This batch is full. Please ask the academy for a seat.",
    });
  });

  test("shutting someone out frees the seat, once, and shuts at the next request", async () => {
    const batch = await server.buildBatch({ seats: 1 });
    const [first, second] = await newCallers(2);
    if (!first || !second) throw new Error("two callers");
    await first.unlock(batch.id, "right");
    const accessId = await firstAccessId(batch.id);
    const revoke = () => server.as.admin.ask(REVOKE_ACCESS, { input: { accessId } });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.filter(({ data }) => data?.revokeAccess.seatsTaken === 0)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.extensions.code === "NOT_FOUND")).toHaveLength(2);
    expect(await countRows(batch.id)).toEqual({ taken: 0, inside: 0 });
    const { data } = await first.ask(
      "query ($id: UUID!) { batch(id: $id) { isUnlocked references { id } } }",
      {
        id: batch.id,
      },
    );
    expect(data?.batch).toEqual({ isUnlocked: false, references: null });
    expect(await kind(second, batch.id)).toBe("BatchUnlocked");
  });

  test("closing a batch or taking its seats away leaves those inside where they are", async () => {
    const batch = await server.buildBatch({ seats: 5 });
    const [inside, outside] = await newCallers(2);
    if (!inside || !outside) throw new Error("two callers");
    await inside.unlock(batch.id, "right");
    await server.dataSource.query("UPDATE batches SET is_closed = true, seats = 1 WHERE id = $1", [batch.id]);
    expect(await kind(inside, batch.id, "whatever")).toBe("BatchUnlocked");
    expect(await kind(outside, batch.id)).toBe("InvalidSecretCode");
  });
});

describe("a new code", () => {
  const rotate = (batchId: string, rest: object = {}) =>
    server.as.admin.ask(ROTATE_CODE, {
      input: { batchId, expectedVersion: 1, secretCode: "brand new", ...rest },
    });

  test("lets the old one in no more, and leaves those inside who came with it", async () => {
    const batch = await server.buildBatch();
    const [inside, outside] = await newCallers(2);
    if (!inside || !outside) throw new Error("two callers");
    await inside.unlock(batch.id, "right");
    expect((await rotate(batch.id)).data?.rotateBatchCode).toMatchObject({ version: 2, seatsTaken: 1 });
    expect(await kind(inside, batch.id, "whatever")).toBe("BatchUnlocked");
    expect(await kind(outside, batch.id, "right")).toBe("InvalidSecretCode");
    expect(await kind(outside, batch.id, "brand new")).toBe("BatchUnlocked");
  });

  test("shuts out those who came with the old one where staff say so, but not those staff let in", async () => {
    const batch = await server.buildBatch({ seats: 10 });
    const byCode = await server.newCaller();
    await byCode.unlock(batch.id, "right");
    const guest = await server.buildUser();
    await server.dataSource.query(
      "INSERT INTO batch_accesses (user_id, batch_id, door, granted_at) VALUES ($1, $2, 'STAFF', now())",
      [guest.id, batch.id],
    );
    await server.dataSource.query("UPDATE batches SET seats_taken = 2 WHERE id = $1", [batch.id]);
    const { data } = await rotate(batch.id, { isAccessRevoked: true });
    expect(data?.rotateBatchCode).toMatchObject({ seatsTaken: 1 });
    expect(await countRows(batch.id)).toEqual({ taken: 1, inside: 1 });
    expect(await kind(byCode, batch.id, "right")).toBe("InvalidSecretCode");
    expect(await kind(await server.newCaller(guest), batch.id, "whatever")).toBe("BatchUnlocked");
  });

  test("has at least six characters; a shorter one that was set before stays valid", async () => {
    const batch = await server.buildBatch({ secretCode: "right" });
    const { errors } = await rotate(batch.id, { secretCode: "abcde" });
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "secretCode", message: "Please use at least 6 visible characters." }],
    });
    expect(await kind(await server.newCaller(), batch.id, "right")).toBe("BatchUnlocked");
  });

  test("is checked against the version that the admin saw", async () => {
    const batch = await server.buildBatch();
    await rotate(batch.id);
    const { errors } = await rotate(batch.id, { secretCode: "another one" });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: server.people.admin.name });
    expect(await kind(await server.newCaller(), batch.id, "another one")).toBe("InvalidSecretCode");
  });

  test.each([
    ["simple", true],
    ["aaaaaaaaaaaa", true],
    ["a b c d e f", true],
    ["a-b-c-d-e-f-g", true],
    ["lantern-9-brass", false],
  ])("%s is flagged as weak: %s", async (secretCode, isCodeWeak) => {
    const batch = await server.buildBatch();
    expect((await rotate(batch.id, { secretCode })).data?.rotateBatchCode).toMatchObject({ isCodeWeak });
  });
});
