import { describe, expect, test } from "vitest";
import { matchItems } from "../../labs/engine/matchItems";
import { isSameNumber, plainNumber } from "../../labs/engine/sameNumber";

const SIZE = 3_000;

function matchNumbers(actual: number[], expected: number[]) {
  let comparisons = 0;
  const matched = matchItems(actual, expected, {
    keyOf: String,
    isSame: (first, second) => {
      comparisons++;
      return Math.abs(first - second) < 1e-9;
    },
    orderOf: (item) => [item],
  });
  return { ...matched, comparisons };
}

const numbers = (from: number, step: number) =>
  Array.from({ length: SIZE }, (_, index) => from + index * step);

describe("items in any order", () => {
  test("are paired, also where they nearly agree, each with one", () => {
    const noisy = numbers(0, 1).map((number) => number + 1e-12);
    expect(matchNumbers(noisy.toReversed(), numbers(0, 1))).toMatchObject({ missing: [], extra: [] });
    expect(matchNumbers([1, 1, 5], [5, 1, 2])).toMatchObject({ missing: [2], extra: [1] });
  });

  test.each([
    ["that all differ", numbers(0.5, 1), numbers(0, 1)],
    ["that come before all others", numbers(-SIZE, 0.5), numbers(0, 1)],
    ["of which many nearly agree", numbers(0, 1e-11), numbers(5e-10, 1e-11)],
    ["that are the same again and again", numbers(1, 0), numbers(0, 1)],
  ])("%s take no square of their number", (_, actual, expected) => {
    expect(matchNumbers(actual, expected).comparisons).toBeLessThan(40 * SIZE);
  });
});

test("numbers of many digits are read in one way, and at once", () => {
  const digits = "1".repeat(15_000);
  expect(plainNumber(`00${digits}00`)).toBe(`${digits}00`);
  expect(plainNumber(`${digits}.500`)).toBe(`${digits}.5`);
  // A pattern that could part them anywhere tries each place: minutes.
  const hostile = `${"9".repeat(20_003)}x`;
  for (let turn = 0; turn < 200; turn++) expect(isSameNumber(hostile, digits, 0)).toBe(false);
});
