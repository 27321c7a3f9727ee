import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { generateSecretCode } from "../../../client/features/learning/admin/batches/secretCode";
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

  test("a generated code is accepted in capitals, with blanks, other dashes or none, as one attempt", async () => {
    const code = generateSecretCode();
    const [one, two, three] = code.split("-");
    const letters = [one, two, three].join("");
    const spellings = [
      code.toUpperCase(),
      `${one} ${two} ${three}`,
      letters,
      ` ${letters.toUpperCase()}\u00a0`,
      `${one}\u2013${two} - ${three}`,
      `${one?.toUpperCase()} ${two}${three}`,
      `${letters.slice(0, 6)} ${letters.slice(6)}`,
      [...letters].join(" "),
      [...letters].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join(""),
    ];
    const { id: batchId } = await server.buildBatch({ secretCode: code });
    for (const spelling of spellings) {
      const learner = await server.newCaller();
      expect(await learner.unlock(batchId, `${letters.slice(0, 11)}?`), spelling).toMatchObject({
        attemptsLeft: 4,
      });
      expect(await learner.unlock(batchId, spelling), spelling).toMatchObject({
        __typename: "BatchUnlocked",
      });
    }
  });

  test("a code that staff typed is accepted only as it is, unless it has the form of a generated one", async () => {
    for (const [secretCode, wrong] of [
      ["Right Code", "right code"],
      ["ABCD-EFGH-JKMN", "abcd-efgh-jkmn"],
      ["abcd efgh", "abcdefgh"],
      ["abcd-efgh-jkmn", "abcd-efgh-jkm"],
    ] as const) {
      const batch = await server.buildBatch({ secretCode });
      const learner = await server.newCaller();
      expect(await learner.unlock(batch.id, wrong)).toMatchObject({ __typename: "InvalidSecretCode" });
      expect(await learner.unlock(batch.id, secretCode)).toMatchObject({ __typename: "BatchUnlocked" });
    }
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
