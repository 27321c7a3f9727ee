import { setMaxListeners } from "node:events";
import { expect, test } from "vitest";
import { createHashing } from "../../../server/platform/hashing";

const MAX_PER_CLIENT = 64;

test.each([
  ["verifyCode", "wrong\u200bcode"],
  ["verifyPassword", "wrong pa\u212a"],
] as const)("%s checks all spellings of a text, also while its client's line is full", async (check, odd) => {
  const hashing = createHashing("a key of this test");
  // Creates both dummy hashes first, which replace missing ones.
  await Promise.all([hashing.verifyCode("", null), hashing.verifyPassword("", null)]);
  const others = new AbortController();
  setMaxListeners(0, others.signal);
  const { signal } = new AbortController();
  const checked = hashing.forClient({ client: "first", signal })[check](odd, null);
  for (const client of ["second", "third", "first"])
    for (let waiting = 0; waiting < MAX_PER_CLIENT; waiting += 1)
      void hashing
        .forClient({ client, signal: others.signal })
        .verifyPassword("", null)
        .catch(() => {});
  expect(await checked).toBe(false);
  others.abort();
});
