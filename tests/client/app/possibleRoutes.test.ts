import { expect, it } from "vitest";
import { possibleRoutes } from "../../../client/app/possibleRoutes";

const ROUTES = [
  { id: "site", children: [{ path: "/" }, { path: "/blog" }, { path: "/blog/:slug" }, { path: "/Homenav" }] },
  { id: "portal", children: [{ id: "learners", children: [{ path: "/dash" }, { path: "/lessons/:id" }] }] },
  { path: "/:slug" },
  { path: "*" },
];

it.each([
  ["/", ["/"]],
  ["/blog", ["/blog", "/blog/:slug"]],
  ["/BLOG/a-messy-csv", ["/blog", "/blog/:slug"]],
  ["/homenav", ["/Homenav"]],
  ["/lessons/1", ["/lessons/:id"]],
  ["/blogs", []],
])("leaves for %s what the router has to rank: %j", (pathname, expected) => {
  const pathsOf = (routes: ReturnType<typeof possibleRoutes>): (string | undefined)[] =>
    routes.flatMap(({ path, children }) => (children ? pathsOf(children) : [path]));
  expect(pathsOf(possibleRoutes(ROUTES, pathname))).toEqual([...expected, "/:slug", "*"]);
});

it("drops layouts that have no page for the address", () => {
  expect(possibleRoutes(ROUTES, "/dash").map(({ id }) => id)).toEqual(["portal", undefined, undefined]);
});
