import { expect, test } from "vitest";
import { isWeakCode } from "../../../client/features/learning/admin/batches/secretCode";
import { isWeakCode as isWeakOnServer } from "../../../server/features/learning/access/secretCode";

test.each([
  "123456",
  "aaaaaaaaaaaa",
  "abcdefghij",
  "abcabcabcabc",
  "ABCDEFabcdef",
  "abcd-efgh-jkmn",
  "short",
])("%s is as weak before it is saved as after", (code) => {
  expect(isWeakCode(code)).toBe(isWeakOnServer(code));
});
