import { expect, test } from "vitest";
import { returnPath, withReturn } from "../../client/paths";

function returnTo(next: string): string {
  return returnPath(new URLSearchParams({ next }), "/dash");
}

test("the way back after signing in is the page that asked for it", () => {
  expect(returnTo("/dash?course=python&batch=1#top")).toBe("/dash?course=python&batch=1#top");
  const there = new URL(withReturn("/lms", "/dash?course=c&batch=b"), "https://academy.example");
  expect(returnPath(there.searchParams, "/")).toBe("/dash?course=c&batch=b");
});

test("nobody can be sent to another site", () => {
  const foreign = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    " /dash",
    "evil.example",
    "",
  ];
  for (const next of foreign) expect(returnTo(next), JSON.stringify(next)).toBe("/dash");
  expect(returnPath(new URLSearchParams(), "/cms")).toBe("/cms");
});
