import { expect, test } from "vitest";
import { nameKinds } from "../../labs/engine/nameDifference";
import { readRepr } from "../../labs/engine/readRepr";
import { showValue, type TypedValue } from "../../labs/engine/typedValue";

const VALUES: TypedValue[] = [
  ...[
    null,
    true,
    -3,
    "it's \\ \"\n\t",
    { int: "123456789012345678901" },
    { float: "-2.5e-07" },
    { float: "inf" },
  ],
  ...[{ list: [1, { tuple: [2] }, { tuple: [] }] }, { set: [1, 2] }, { set: [] }],
  { dict: [["a", { list: [] }]] },
  { dict: [] },
];

test.each(VALUES.map((value) => [showValue(value), value]))("%s is read back", (repr, value) => {
  expect(readRepr(repr)).toEqual(value);
});

test("escapes are read", () => {
  expect(readRepr("'a\\xa0b\\u200bc'")).toBe("a\u00a0b\u200bc");
});

test.each(["", "<object>", "Counter({'a': 1})", "[1, 2", "[1 2]", "{1: 2, 3}", "[1, …", "1 2", "['a"])(
  "%j is no literal",
  (repr) => expect(readRepr(repr)).toBeUndefined(),
);

test("names of types say nothing of the values", () => {
  expect(nameKinds("212.5", { float: "17.25" })).toBe(
    "The result is text (str); the task wants a decimal number (float).",
  );
  expect(nameKinds(null, 3)).toMatch(/None.*A function without return gives None/);
  expect(nameKinds(2, 3)).toBeNull();
});
