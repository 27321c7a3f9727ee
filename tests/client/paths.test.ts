import { expect, test } from "vitest";
import { keepReturn, readHash, returnPath, withCoupon, withReturn } from "../../shared/paths";

function returnTo(next: string): string {
  return returnPath(new URLSearchParams({ next }), "/dash");
}

test("the way back after signing in is the page that asked for it", () => {
  expect(returnTo("/dash?course=python&batch=1#top")).toBe("/dash?course=python&batch=1#top");
  const there = new URL(withReturn("/lms", "/dash?course=c&batch=b"), "https://academy.example");
  expect(returnPath(there.searchParams, "/")).toBe("/dash?course=c&batch=b");
});

test("the way back is handed on from page to page, unless it leads to another site", () => {
  const keep = (search: string) => keepReturn("/join", new URLSearchParams(search));
  expect(keep("next=%2Fdash%3Fcourse%3Dc")).toBe("/join?next=%2Fdash%3Fcourse%3Dc");
  expect(keep("next=https%3A%2F%2Fevil.example")).toBe("/join");
  expect(keep("")).toBe("/join");
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

test("an address brings a coupon to the part of the page that it names", () => {
  const address = new URL(withCoupon("/lms/python#register-1", "50% & more"), "https://academy.example");
  expect([address.pathname, address.search]).toEqual(["/lms/python", ""]);
  expect(readHash(address.hash)).toEqual({ anchor: "register-1", couponCode: "50% & more" });
  expect(readHash("#top")).toEqual({ anchor: "top", couponCode: "" });
  expect(readHash("")).toEqual({ anchor: "", couponCode: "" });
});
