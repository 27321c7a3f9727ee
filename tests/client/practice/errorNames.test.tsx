import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorName } from "../../../client/features/practice/feedback/errorName";
import { FoundError } from "../../../client/features/practice/feedback/FoundError";
import { Results } from "../../../client/features/practice/feedback/Results";
import type { Results_ExerciseFragment } from "../../../client/features/practice/feedback/Results.generated";
import { NOTHING_SEEN } from "../../../labs/engine/seenOutcome";

const nothing = () => {};

test("PostgreSQL's error is shown in its words, without its code", () => {
  const error = { ...NOTHING_SEEN, errorType: "42703", message: 'column "cty" does not exist' };
  const { container } = render(<FoundError error={error} code="select cty" onLine={nothing} />);
  expect(container.textContent).toMatch(/There is no column called "cty".*column "cty" does not exist/);
  expect(container.textContent).not.toContain("42703");
});

test("Python's error keeps its class", () => {
  const error = { ...NOTHING_SEEN, errorType: "ZeroDivisionError", message: "division by zero", line: 1 };
  render(<FoundError error={error} code="1 / 0" onLine={nothing} />);
  expect(screen.getByText("ZeroDivisionError: division by zero")).toBeTruthy();
});

test("a hidden test names an error in words", () => {
  const hidden = { __typename: "HiddenTest" as const, id: "h", about: "Other rows" };
  const exercise = { visibleTests: [], hiddenTests: [hidden] } as Partial<Results_ExerciseFragment>;
  const result = { ...NOTHING_SEEN, testId: "h", passed: false, why: "ERROR" as const, errorType: "42P01" };
  const given = exercise as Results_ExerciseFragment;
  render(<Results exercise={given} results={[result]} code="" isStale={false} onLine={nothing} />);
  expect(screen.getByRole("listitem").textContent).toMatch(/Other rows \(hidden test\) Unknown table$/);
});

test("a code without words is no name, and a class is one", () => {
  expect(["42601", "XX000", "NameError"].map(errorName)).toEqual(["Syntax error", null, "NameError"]);
});
