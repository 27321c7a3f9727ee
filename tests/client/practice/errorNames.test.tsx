import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorName } from "../../../client/features/practice/feedback/errorName";
import { FoundError } from "../../../client/features/practice/feedback/FoundError";
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

test("a code without words is no name, and a class is one", () => {
  expect(["42601", "XX000", "NameError"].map(errorName)).toEqual(["Syntax error", null, "NameError"]);
});
