import { describe, expect, test } from "vitest";
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
