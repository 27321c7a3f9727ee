import { describe, expect, test } from "vitest";
import { createUploadMemory } from "../../../server/http/uploadCaps";

const BUSY = "The academy is very busy right now. Please try again in a moment.";

/** Uploads that share a memory of 10 bytes; each holds its bytes until it is let go. */
function uploads() {
  const memory = createUploadMemory(10);
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
  return { hold, ended };
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
});
