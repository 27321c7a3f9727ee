import { expect, test } from "vitest";
import {
  approvedCount,
  exactCount,
  importState,
} from "../../../client/features/enrolment/admin/payments/bankLabels";

const EXPLAINED = { unexplained: 0, unexplainedAmount: "0.00" };

test("a statement with credits that nobody explained is not finished", () => {
  const statement = { needsColumns: false, rowsLeft: 0, utrsToKeep: 0 };
  const counts = [{ match: "REST", count: 3, applied: 0, settled: 0, refused: 0 }] as const;
  expect(
    importState({ ...statement, unexplained: 3, unexplainedAmount: "1598.00", counts: [...counts] }),
  ).toEqual({ label: "3 credits not explained (₹1,598)", isFinished: false });
});

test("rows of orders that were confirmed before are not counted as approved", () => {
  const counts = [
    { match: "EXACT", applied: 3 },
    { match: "DOUBTFUL", applied: 1 },
    { match: "KNOWN", applied: 5 },
  ] as const;
  expect(approvedCount([...counts])).toBe(4);
});

test("a statement's state is what is left to do, also after it was checked again", () => {
  const counts = [{ match: "EXACT", count: 3, applied: 3, settled: 0, refused: 0 }] as const;
  const labelOf = (rowsLeft: number, utrsToKeep = 0, applied = 3) => {
    const exact = { ...counts[0], applied };
    return importState({ needsColumns: false, rowsLeft, utrsToKeep, ...EXPLAINED, counts: [exact] }).label;
  };
  expect(labelOf(3, 0, 0)).toBe("Ready");
  expect(labelOf(1)).toBe("To check");
  expect(labelOf(1, 1)).toBe("Ready");
  expect(labelOf(0)).toBe("Finished");
});

test("rows that could not be applied are not offered again", () => {
  const counts = [{ match: "EXACT", count: 5, applied: 1, settled: 1, refused: 2 }] as const;
  expect(exactCount({ counts: [...counts] })).toBe(1);
});

test("a statement of which no line could be read is not finished", () => {
  const none = { applied: 0, settled: 0, refused: 0 };
  const labelOf = (rest: number) =>
    importState({
      ...{ needsColumns: false, rowsLeft: 0, utrsToKeep: 0, ...EXPLAINED },
      counts: [
        { match: "EXACT", count: 0, ...none },
        { match: "REST", count: rest, ...none },
        { match: "BAD", count: 2, ...none },
      ],
    });
  expect(labelOf(0)).toEqual({ label: "Unreadable", isFinished: false });
  expect(labelOf(1)).toEqual({ label: "Finished", isFinished: true });
});
