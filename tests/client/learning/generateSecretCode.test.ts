import { expect, test } from "vitest";
import { generateSecretCode } from "../../../client/features/learning/admin/batches/secretCode";

const CODES = Array.from({ length: 500 }, generateSecretCode);

test("a code is three groups of four signs, none of which looks like another", () => {
  for (const code of CODES) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
});

test("no code comes twice, and every sign is used", () => {
  expect(new Set(CODES).size).toBe(CODES.length);
  expect(new Set(CODES.join("").replaceAll("-", "")).size).toBe(31);
});
