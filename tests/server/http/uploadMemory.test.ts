import { describe, expect, test } from "vitest";
import { createUploadMemory } from "../../../server/http/forms/uploadCaps";

const BUSY = "The academy is very busy right now. Please try again in a moment.";

function uploads() {
  let seconds = 0;
  const memory = createUploadMemory(10, () => seconds * 1000);
  const ended: string[] = [];
  const hold = async (name: string, client: string, bytes: number, isComplete = false) =>
    new Promise<() => void>((resolve, reject) => {
      const upload = { client, isComplete, cancel: () => void ended.push(name) };
      const work = async (take: (bytes: number) => void) => {
        take(bytes);
        await new Promise<void>((letGo) => resolve(letGo));
      };
      memory.hold(upload, work).catch(reject);
    });
  /** Begins an endless upload; returns a function that takes more bytes. */
  const begin = (client: string) => {
    let takeMore: (bytes: number) => void = () => {};
    const upload = { client, isComplete: false, cancel: () => void ended.push(client) };
    void memory.hold(upload, async (take) => {
      takeMore = take;
      await new Promise(() => {});
    });
    return takeMore;
  };
  const wait = (more: number) => void (seconds += more);
  return { hold, begin, ended, wait };
}

describe("when the memory of uploads is full", () => {
  test("the largest client loses the unfinished upload that has been silent for longest", async () => {
    const { hold, ended } = uploads();
    await hold("small", "B", 3);
    await hold("first", "A", 3);
    await hold("second", "A", 4);
    await hold("new", "C", 2);
    expect(ended).toEqual(["first"]);
  });

  test("a complete upload is not ended, even if all others of its client are gone", async () => {
    const { hold, ended } = uploads();
    await hold("complete", "A", 5, true);
    await hold("unfinished", "A", 3);
    await hold("new", "B", 5);
    expect(ended).toEqual(["unfinished"]);
    await expect(hold("too much", "C", 6)).rejects.toThrow(BUSY);
    expect(ended).toEqual(["unfinished", "new"]);
  });

  test("the largest client is refused more itself", async () => {
    const { hold, ended } = uploads();
    await hold("first", "A", 6);
    await hold("other", "B", 2);
    await expect(hold("second", "A", 4)).rejects.toThrow(BUSY);
    expect(ended).toEqual([]);
  });

  test("if no client holds more, an upload that had time to begin gives way to a faster one", () => {
    const { begin, ended, wait } = uploads();
    begin("A")(5);
    wait(6);
    const faster = begin("B");
    faster(5);
    faster(1);
    expect(ended).toEqual(["A"]);
  });

  test.each([
    ["as slow", 6],
    ["as young", 3],
  ])("an upload that is %s gives way to none that is its equal", (_what, seconds) => {
    const { begin, ended, wait } = uploads();
    begin("A")(5);
    const equal = begin("B");
    equal(5);
    wait(seconds);
    expect(() => equal(1)).toThrow(BUSY);
    expect(ended).toEqual([]);
  });
});
