import { expect, test } from "vitest";
import { priceInWords } from "../../../client/features/learning/priceInWords";

test("a course says its price, or that it is open to every learner, or that the academy tells", () => {
  const open = { access: "OPEN" } as const;
  const locked = { access: "SECRET_CODE" } as const;
  expect(priceInWords({ priceRupees: 2000, batches: [open] })).toBe("₹2,000");
  expect(priceInWords({ priceRupees: null, batches: [locked, open] })).toBe("Open to every learner");
  expect(priceInWords({ priceRupees: null, batches: [locked] })).toBe("Price on request");
  expect(priceInWords({ priceRupees: null, batches: [] })).toBe("Price on request");
});
