import { expect, test } from "vitest";
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
