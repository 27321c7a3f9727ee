import { beforeEach, describe, expect, test } from "vitest";
import { storedKey } from "../../../server/platform/limits/rateLimits";
import { TOO_MANY } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function kind(caller: Caller, batchId: string, secretCode: string): Promise<string> {
  const result = await caller.unlock(batchId, secretCode);
  return String(result.__typename ?? result.extensions.code);
}

async function passTime(seconds: number): Promise<void> {
  await server.dataSource.query("UPDATE rate_limits SET expire = expire - $1", [seconds * 1000]);
}

async function count(limit: string, id: string, tries: number, seconds: number): Promise<void> {
  const key = `${limit}:${storedKey(server.services.hashing, limit, id)}`;
  await server.dataSource.query(
    "INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2",
    [key, tries, Date.now() + seconds * 1000],
  );
}

describe("guessing a secret code", () => {
  test("the tries left count down, then the learner waits, with the right code too", async () => {
    const learner = await server.newCaller();
    const batch = await server.buildBatch({ secretCode: "right" });
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(await learner.unlock(batch.id, "wrong")).toMatchObject({
        __typename: "InvalidSecretCode",
        attemptsLeft,
      });
    }
    const { code, retryAfterSeconds } = (await learner.unlock(batch.id, "right")).extensions;
    expect(code).toBe(TOO_MANY);
    expect(retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    await passTime(15 * 60);
    expect(await kind(learner, batch.id, "right")).toBe("BatchUnlocked");
  });

  test("one learner's tries close no door for another, and one batch's none of another batch", async () => {
    const [guesser, other] = [await server.newCaller(), await server.newCaller()];
    const [batch, neighbour] = [await server.buildBatch(), await server.buildBatch()];
    for (let index = 0; index < 6; index += 1) await guesser.unlock(batch.id, "wrong");
    expect(await kind(guesser, batch.id, "right")).toBe(TOO_MANY);
    expect(await kind(other, batch.id, "right")).toBe("BatchUnlocked");
    expect(await kind(guesser, neighbour.id, "right")).toBe("BatchUnlocked");
  });

  test("the limit follows the learner to another session", async () => {
    const user = await server.buildUser();
    const batch = await server.buildBatch();
    for (let index = 0; index < 5; index += 1) {
      await (await server.newCaller(user)).unlock(batch.id, "wrong");
    }
    expect(await kind(await server.newCaller(user), batch.id, "right")).toBe(TOO_MANY);
  });

  test("twenty wrong tries a day are all a learner has, over all batches", async () => {
    const learner = await server.newCaller();
    const batches = await Promise.all(Array.from({ length: 5 }, () => server.buildBatch()));
    for (const batch of batches.slice(0, 4)) {
      for (let index = 0; index < 5; index += 1) {
        expect(await kind(learner, batch.id, "wrong")).toBe("InvalidSecretCode");
      }
    }
    const fresh = batches[4]?.id ?? "";
    expect(await kind(learner, fresh, "right")).toBe(TOO_MANY);
    await passTime(60 * 60);
    expect(await kind(learner, fresh, "right")).toBe(TOO_MANY);
    await passTime(24 * 60 * 60);
    expect(await kind(learner, fresh, "right")).toBe("BatchUnlocked");
  });

  test("a try of the right code does not count", async () => {
    const learner = await server.newCaller();
    for (let index = 0; index < 22; index += 1) {
      expect(await kind(learner, (await server.buildBatch()).id, "right")).toBe("BatchUnlocked");
    }
  });

  test("fifty wrong guesses at once are five guesses", async () => {
    const learner = await server.newCaller();
    const batch = await server.buildBatch();
    const kinds = await Promise.all(
      Array.from({ length: 50 }, (_, index) => kind(learner, batch.id, `wrong ${index}`)),
    );
    expect(kinds.filter((name) => name === "InvalidSecretCode")).toHaveLength(5);
    expect(kinds.filter((name) => name === TOO_MANY)).toHaveLength(45);
  });

  test("many accounts together have 200 tries an hour at a batch, and 50 a day where its code is weak", async () => {
    const strong = await server.buildBatch();
    const weak = await server.buildBatch({ isCodeWeak: true });
    await count("unlock-batch", strong.id, 199, 60 * 60);
    await count("unlock-weak-batch", weak.id, 49, 24 * 60 * 60);
    const guessers = new Map<string, Caller>();
    for (const { id } of [strong, weak]) {
      const guesser = await server.newCaller();
      guessers.set(id, guesser);
      // A learner's first three failures of a day do not count against the batch.
      for (let index = 0; index < 4; index += 1)
        expect(await kind(guesser, id, "wrong")).toBe("InvalidSecretCode");
      expect(await kind(guesser, id, "wrong")).toBe(TOO_MANY);
    }
    const still = async (id: string) => kind(guessers.get(id) ?? server.as.learner, id, "wrong");
    await passTime(60 * 60);
    expect([await still(strong.id), await still(weak.id)]).toEqual(["InvalidSecretCode", TOO_MANY]);
    await passTime(23 * 60 * 60);
    for (let index = 0; index < 4; index += 1) expect(await still(weak.id)).toBe("InvalidSecretCode");
  });

  test("strangers who use up a batch's budget do not lock out a newcomer with the right code", async () => {
    const batch = await server.buildBatch({ isCodeWeak: true });
    await count("unlock-weak-batch", batch.id, 50, 24 * 60 * 60);
    const newcomer = await server.newCaller();
    expect(await kind(newcomer, batch.id, "right")).toBe("BatchUnlocked");
  });

  test("nor a newcomer who mistyped it twice", async () => {
    const batch = await server.buildBatch({ isCodeWeak: true });
    await count("unlock-weak-batch", batch.id, 50, 24 * 60 * 60);
    const newcomer = await server.newCaller();
    for (const attemptsLeft of [4, 3])
      expect(await newcomer.unlock(batch.id, "rigth")).toMatchObject({ attemptsLeft });
    expect(await kind(newcomer, batch.id, "right")).toBe("BatchUnlocked");
  });

  test("but their guesses at once are no more than three", async () => {
    const batch = await server.buildBatch({ isCodeWeak: true });
    await count("unlock-weak-batch", batch.id, 50, 24 * 60 * 60);
    const guesser = await server.newCaller();
    const kinds = await Promise.all(Array.from({ length: 20 }, () => kind(guesser, batch.id, "wrong")));
    expect(kinds).toContain(TOO_MANY);
    expect(kinds.filter((name) => name !== TOO_MANY).length).toBeLessThanOrEqual(3);
  });

  test("newcomers behind one address have a hundred early failures a day", async () => {
    const batch = await server.buildBatch();
    await count("unlock-early", "127.0.0.1", 99, 24 * 60 * 60);
    expect(await kind(await server.newCaller(), batch.id, "wrong")).toBe("InvalidSecretCode");
    expect(await kind(await server.newCaller(), batch.id, "right")).toBe(TOO_MANY);
    await passTime(24 * 60 * 60);
    expect(await kind(await server.newCaller(), batch.id, "right")).toBe("BatchUnlocked");
  });

  test("an unknown, a closed and an unpublished batch answer like a wrong code, and count like one", async () => {
    const closed = await server.buildBatch({ isClosed: true });
    const course = await server.buildCourse({ isPublished: false });
    const unpublished = await server.buildBatch({ courseId: course.id });
    const known = await server.buildBatch();
    const answers = [];
    for (const id of [known.id, closed.id, unpublished.id, crypto.randomUUID()]) {
      const learner = await server.newCaller();
      const code = id === known.id ? "wrong" : "right";
      answers.push([
        await learner.unlock(id, code),
        await learner.unlock(id, code),
        await learner.unlock(id, code),
        await learner.unlock(id, code),
        await learner.unlock(id, code),
        await kind(learner, id, code),
      ]);
    }
    expect(answers[0]).toMatchObject([{ attemptsLeft: 4 }, {}, {}, {}, { attemptsLeft: 0 }, TOO_MANY]);
    for (const other of answers.slice(1)) expect(other).toEqual(answers[0]);
  });

  test("the code counts to the letter, but for blanks around it", async () => {
    const batch = await server.buildBatch({ secretCode: "Right Code" });
    for (const wrong of ["right code", "RightCode", "Right  Code", "Right Cod", "", "Right Codes"]) {
      expect(await kind(await server.newCaller(), batch.id, wrong)).toBe("InvalidSecretCode");
    }
    expect(await kind(await server.newCaller(), batch.id, "  Right Code ")).toBe("BatchUnlocked");
  });
});

const LOCKED = "query ($batchId: UUID!) { secretCodeLockedSeconds(batchId: $batchId) }";
const TRY = `mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) {
  ... on InvalidSecretCode { attemptsLeft lockedSeconds } } }`;

describe("how long a learner waits", () => {
  beforeEach(async () => server.dataSource.query("DELETE FROM rate_limits"));

  async function tryCode(learner: Caller, batchId: string, secretCode: string) {
    const { data, errors } = await learner.ask(TRY, { input: { batchId, secretCode } });
    return (data?.unlockBatch ?? errors[0]?.extensions) as Record<string, unknown>;
  }

  async function lockedSeconds(learner: Caller, batchId: string): Promise<number> {
    return (await learner.ask(LOCKED, { batchId })).data?.secretCodeLockedSeconds as number;
  }

  const hours = (seconds: unknown) => Math.ceil(Number(seconds) / 3600);

  test("is known beforehand where the client's failures are used up, and what is answered then", async () => {
    const [learner, batch] = [await server.newCaller(), await server.buildBatch()];
    expect(await lockedSeconds(learner, batch.id)).toBe(0);
    await count("unlock-early", "127.0.0.1", 100, 20 * 3600);
    expect(hours(await lockedSeconds(learner, batch.id))).toBe(20);
    expect(hours((await tryCode(learner, batch.id, "right")).retryAfterSeconds)).toBe(20);
    expect(hours(await lockedSeconds(learner, crypto.randomUUID()))).toBe(20);
  });

  test("is the batch's time after three failures, and nothing of the client's", async () => {
    const [learner, batch] = [await server.newCaller(), await server.buildBatch({ isCodeWeak: true })];
    await count("unlock-early", "127.0.0.1", 97, 20 * 3600);
    const answers = [];
    while (answers.length < 3) answers.push(await tryCode(learner, batch.id, "wrong"));
    // The client's last free failure is also this learner's: the next one counts against the batch.
    expect(answers[2]).toEqual({ attemptsLeft: 2, lockedSeconds: null });
    expect(await lockedSeconds(learner, batch.id)).toBe(0);
    await count("unlock-weak-batch", batch.id, 50, 10 * 3600);
    expect(hours(await lockedSeconds(learner, batch.id))).toBe(10);
    expect(hours((await tryCode(learner, batch.id, "right")).retryAfterSeconds)).toBe(10);
  });

  test("is the longest of several", async () => {
    const user = await server.buildUser();
    const [learner, batch] = [await server.newCaller(user), await server.buildBatch()];
    for (let index = 0; index < 4; index += 1) await learner.unlock(batch.id, "wrong");
    await count("unlock-learner", user.id, 19, 0);
    const last = await tryCode(learner, batch.id, "wrong");
    expect(hours(last.lockedSeconds)).toBe(24);
    expect(hours(await lockedSeconds(learner, batch.id))).toBe(24);
    expect(hours((await tryCode(learner, batch.id, "right")).retryAfterSeconds)).toBe(24);
  });

  test("is the same for a batch that does not exist", async () => {
    const [learner, unknown] = [await server.newCaller(), crypto.randomUUID()];
    for (let index = 0; index < 5; index += 1) await learner.unlock(unknown, "wrong");
    expect(hours(await lockedSeconds(learner, unknown))).toBe(1);
  });
});
