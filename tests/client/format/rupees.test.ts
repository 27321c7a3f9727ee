import { expect, test } from "vitest";
import { rupees } from "../../../client/format/rupees";

test("money is grouped as in India, without paise", () => {
  expect(rupees(99)).toBe("₹99");
  expect(rupees(2000)).toBe("₹2,000");
  expect(rupees(125000)).toBe("₹1,25,000");
});
