import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { createHashing } from "../../../server/platform/hashing";
import { ROTATE_CODE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

describe("unlocking a batch", () => {
  test("the right code opens the references, here and on another device", async () => {
    const batch = await server.buildBatch({ secretCode: "right" });
    const reference = await server.buildReference({ batchId: batch.id });
    expect(await server.as.learner.unlock(batch.id, "right")).toMatchObject({
      __typename: "BatchUnlocked",
      batch: { id: batch.id, isUnlocked: true, references: [{ id: reference.id, link: reference.link }] },
    });
    const otherDevice = await server.newCaller(server.people.learner);
    const { data } = await otherDevice.ask("query ($id: UUID!) { batch(id: $id) { isUnlocked } }", {
      id: batch.id,
    });
    expect(data?.batch).toEqual({ isUnlocked: true });
  });

  test("characters that show nothing count neither in the code nor in what a learner types", async () => {
    const { id: batchId } = await server.buildBatch();
    const input = { batchId, expectedVersion: 1, secretCode: "bright\u200b-\u00adcafe\u0301 " };
    expect((await server.as.admin.ask(ROTATE_CODE, { input })).errors).toEqual([]);
    const learner = await server.newCaller();
    expect(await learner.unlock(batchId, "\u2060bright-caf\u00e9\ufeff")).toMatchObject({
      __typename: "BatchUnlocked",
    });
  });

  test("a code that was hashed as it was typed stays valid", async () => {
    const key = "a key of this test";
    const typed = "bright\u200b-cafe\u0301";
    const hashing = createHashing(key);
    expect(await hashing.verifyCode(typed, await hash(typed, { secret: Buffer.from(key) }))).toBe(true);
  });

  test("a wrong code sees nothing and hears how many tries are left", async () => {
    const batch = await server.buildBatch({ secretCode: "right" });
    await server.buildReference({ batchId: batch.id });
    expect(await server.as.learner.unlock(batch.id, "wrong")).toEqual({
      __typename: "InvalidSecretCode",
      message: "Invalid Secret Code!",
      attemptsLeft: 4,
    });
    const { data } = await server.as.learner.ask(
      "query ($id: UUID!) { batch(id: $id) { isUnlocked references { id } } }",
      {
        id: batch.id,
      },
    );
    expect(data?.batch).toEqual({ isUnlocked: false, references: null });
  });
});
