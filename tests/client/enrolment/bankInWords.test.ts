import { expect, test } from "vitest";
import { approvedCount } from "../../../client/features/enrolment/admin/bankInWords";

test("rows of orders that were confirmed before are not counted as approved", () => {
  const counts = [
    { match: "EXACT", applied: 3 },
    { match: "DOUBTFUL", applied: 1 },
    { match: "KNOWN", applied: 5 },
  ] as const;
  expect(approvedCount([...counts])).toBe(4);
});
