import { expect, test } from "vitest";
import { coursePriceLabel } from "../../../client/features/learning/course/coursePriceLabel";

test("a course says its price, or that it is open to every learner, or that the academy tells", () => {
  const open = { access: "OPEN" } as const;
  const locked = { access: "SECRET_CODE" } as const;
  expect(coursePriceLabel({ priceRupees: 2000, batches: [open] })).toBe("₹2,000");
  expect(coursePriceLabel({ priceRupees: null, batches: [locked, open] })).toBe("Free");
  expect(coursePriceLabel({ priceRupees: null, batches: [locked] })).toBe("Price on request");
  expect(coursePriceLabel({ priceRupees: null, batches: [] })).toBe("Price on request");
});
