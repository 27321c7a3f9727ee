import { expect, test } from "vitest";
import { appendPage } from "../../../client/apollo/lists/appendPage";

test("the next page is behind the one that was shown, and says whether there is more", () => {
  const shown = { nodes: [{ id: "a" }], pageInfo: { hasNextPage: true, endCursor: "1" } };
  const next = { nodes: [{ id: "b" }], pageInfo: { hasNextPage: false, endCursor: "2" } };
  expect(appendPage(shown, next)).toEqual({ nodes: [{ id: "a" }, { id: "b" }], pageInfo: next.pageInfo });
});

test("a row that moved to the next page in between is shown once", () => {
  const pageInfo = { hasNextPage: false, endCursor: null };
  const shown = { nodes: [{ id: "a" }, { id: "b" }], pageInfo };
  const next = { nodes: [{ id: "b" }, { id: "c" }], pageInfo };
  expect(appendPage(shown, next).nodes.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
