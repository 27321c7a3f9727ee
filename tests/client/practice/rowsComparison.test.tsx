import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RowsComparison } from "../../../client/features/practice/feedback/RowsComparison";
import type { Results_ExerciseFragment } from "../../../client/features/practice/feedback/Results.generated";

const EXERCISE = { isOrdered: false, tolerance: null } as Results_ExerciseFragment;
const columns = [{ name: "city", kind: "text" }];
const expected = JSON.stringify({ columns, rows: [["Pune"], ["Vizag"]] });

function show(shown: object) {
  render(<RowsComparison exercise={EXERCISE} expected={expected} shown={JSON.stringify(shown)} />);
}

const marks = () => screen.queryAllByText(/^(missing|not expected):/).map(({ textContent }) => textContent);

test("rows without a match are marked on both sides", () => {
  show({ columns, rows: [["Pune"], ["Delhi"]], count: 2, affected: 0 });
  expect(marks()).toEqual(["missing: ", "not expected: "]);
});

test("rows of a result that is too long to be shown carry no marks, which could be wrong", () => {
  show({ columns, rows: [["Delhi"]], count: 900, affected: 0 });
  expect(marks()).toEqual([]);
  expect(screen.getByText(/Your result · 900 rows/)).toBeTruthy();
});

test("other columns are named", () => {
  show({ columns: [{ name: "town", kind: "text" }], rows: [["Pune"]], count: 1, affected: 0 });
  expect(screen.getByText("The columns should be city.")).toBeTruthy();
});
