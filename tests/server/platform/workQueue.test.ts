import { describe, expect, test } from "vitest";
import { createWorkQueue } from "../../../server/core/concurrency/workQueue";

const BUSY = "The academy is very busy right now. Please try again in a moment.";

function held() {
  let letGo = () => {};
  const mayEnd = new Promise<void>((resolve) => (letGo = resolve));
  let isStarted = false;
  const work = async () => {
    isStarted = true;
    await mayEnd;
    return "done";
  };
  return { work, letGo: () => letGo(), isStarted: () => isStarted };
}

const never = () => new Promise<never>(() => {});

describe("a work queue", () => {
  test("runs so many at once, lets so many wait, and refuses the next", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
    const [first, second] = [held(), held()];
    const answers = [enqueue(first.work), enqueue(second.work)];
    await expect(enqueue(held().work)).rejects.toThrow(BUSY);
    expect(second.isStarted()).toBe(false);
    first.letGo();
    second.letGo();
    expect(await Promise.all(answers)).toEqual(["done", "done"]);
  });

  test("never starts the work of a client that left while it waited, and gives its place to the next", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
    const [first, gone, next] = [held(), held(), held()];
    const running = enqueue(first.work);
    const client = new AbortController();
    const waiting = enqueue(gone.work, { signal: client.signal });
    client.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    const answer = enqueue(next.work);
    next.letGo();
    first.letGo();
    expect([await running, await answer]).toEqual(["done", "done"]);
    expect(gone.isStarted()).toBe(false);
  });

  test("gives clients their turns one after the other, however many works one of them has", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 10, maxPerClient: 2 });
    const begun: string[] = [];
    const first = held();
    const running = enqueue(first.work);
    const work = (name: string) => async () => void begun.push(name);
    const waiting = [
      enqueue(work("A1"), { client: "A" }),
      enqueue(work("A2"), { client: "A" }),
      enqueue(work("B1"), { client: "B" }),
      enqueue(work("B2"), { client: "B" }),
      enqueue(work("C1"), { client: "C" }),
    ];
    await expect(enqueue(work("A3"), { client: "A" })).rejects.toThrow(BUSY);
    expect([enqueue.isFull("A"), enqueue.isFull("C")]).toEqual([true, false]);
    first.letGo();
    await Promise.all([running, ...waiting]);
    expect(begun).toEqual(["A1", "B1", "C1", "A2", "B2"]);
  });

  test("never starts the work of a client that left before", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
    const gone = held();
    await expect(enqueue(gone.work, { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow(
      "left",
    );
    expect(gone.isStarted()).toBe(false);
  });

  test("tells a client that leaves at once, and keeps the slot until its work has ended", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
    const [left, next] = [held(), held()];
    const client = new AbortController();
    const running = enqueue(left.work, { signal: client.signal });
    await expect.poll(left.isStarted).toBe(true);
    client.abort(new Error("left"));
    await expect(running).rejects.toThrow("left");
    const answer = enqueue(next.work);
    next.letGo();
    await Promise.resolve();
    expect(next.isStarted()).toBe(false);
    left.letGo();
    expect(await answer).toBe("done");
  });

  test("takes the slot from a work that never settles", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 2, maxWorkMs: 20 });
    const stuck = enqueue(never);
    const next = enqueue(async () => "done");
    await expect(stuck).rejects.toThrow(BUSY);
    expect(await next).toBe("done");
  });

  test("refuses what has waited too long", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 2, maxWaitMs: 20 });
    const first = held();
    const running = enqueue(first.work);
    const late = held();
    await expect(enqueue(late.work)).rejects.toThrow(BUSY);
    first.letGo();
    expect(await running).toBe("done");
    expect(late.isStarted()).toBe(false);
  });

  test("goes on after works that fail, at once or later", async () => {
    const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 2 });
    const thrown = enqueue(() => {
      throw new Error("at once");
    });
    await expect(thrown).rejects.toThrow("at once");
    await expect(enqueue(async () => Promise.reject(new Error("later")))).rejects.toThrow("later");
    expect(await enqueue(async () => "done")).toBe("done");
  });
});
