import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { cleanPaste } from "../../../client/features/practice/editor/cleanPaste";
import { OutputDifference } from "../../../client/features/practice/feedback/OutputDifference";

/** What is shown of the line that differs: expected, then the learner's, with the mark in brackets. */
function show(own: string, expected: string) {
  const { container } = render(<OutputDifference own={own} expected={expected} />);
  for (const mark of container.querySelectorAll("mark")) mark.textContent = `[${mark.textContent}]`;
  return [...container.querySelectorAll("p, dd")].map(({ textContent }) => textContent?.trim());
}

test("a blank that is none is named and marked in the line that differs", () => {
  expect(show("Hi\nSum\u00a0is 7\n", "Hi\nSum is 7\n")).toEqual([
    expect.stringMatching(/^The first difference is in line 2\. A non-breaking space \(U\+00A0\)/),
    "Sum[·]is·7",
    "Sum[␣U+00A0]is·7",
  ]);
});

test("two blanks, a tab and a line that ends too early can be seen", () => {
  expect(show("a  b", "a b").slice(1)).toEqual(["a·[b]", "a·[·]b"]);
  expect(show("a\tb", "a b").slice(1)).toEqual(["a[·]b", "a[→]b"]);
  expect(show("Total", "Total: 3").slice(1)).toEqual(["Total[:] 3", "Total[⏎]"]);
});

test("words of Indian scripts stay whole, and a missing line is said", () => {
  expect(show("నమస్తే క్‌ష", "నమస్తే క్ష").slice(1)).toEqual(["నమస్తే·[క్ష]", expect.stringContaining("U+200C")]);
  expect(show("1", "1\n2")).toEqual(["The first difference is in line 2.", "[2]", "There is no such line."]);
});

test("pasted blanks that no language reads become blanks, except in texts", () => {
  expect(cleanPaste("if x:\n\u00a0\u00a0print('a\u00a0b')\u200b # don’t\u00a0")).toBe(
    "if x:\n  print('a\u00a0b') # don’t ",
  );
  expect(cleanPaste('"""a\u00a0\nb"""\u00a0+ \'it\\\'s\u00a0\'\u3000')).toBe(
    '"""a\u00a0\nb""" + \'it\\\'s\u00a0\' ',
  );
});
