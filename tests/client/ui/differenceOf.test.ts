import { expect, test } from "vitest";
import { differenceOf } from "../../../client/ui/form/versions/differenceOf";

const LONG = "the same words over and over, ".repeat(20);

test.each([
  ["1500", "1200", { before: "", parts: ["1500", "1200"], after: "" }],
  ["a red car", "a blue car", { before: "a ", parts: ["red", "blue"], after: " car" }],
  ["one two", "one two three", { before: "one two", parts: ["", " three"], after: "" }],
  ["a a", "a a a", { before: "a a", parts: ["", " a"], after: "" }],
])("short texts are shown whole: %s, %s", (one, other, expected) => {
  expect(differenceOf(one, other)).toEqual(expected);
});

test("long texts begin and end near their difference", () => {
  const { before, parts, after } = differenceOf(`${LONG}red. ${LONG}`, `${LONG}blue. ${LONG}`);
  expect(parts).toEqual(["red.", "blue."]);
  expect(before).toBe("…over, the same words over and over, ");
  expect(after).toBe(" the same words over and over, the same…");
});
