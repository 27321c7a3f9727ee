import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { groupModules } from "../../scripts/bundling/groupModules.ts";
import { splitStyles } from "../../scripts/bundling/splitStyles.ts";

const IMPORTS: Record<string, string[]> = {
  entry: ["home", "staffRoutes", "orderRoutes"],
  home: ["button"],
  staffRoutes: ["table", "button", "proof"],
  orderRoutes: ["receipt", "proof", "staffRoutes"],
  receipt: ["stamp"],
  stamp: ["receipt"],
};
const importsOf = (module: string) => IMPORTS[module] ?? [];

describe("the style group of a module", () => {
  const declared = new Map([
    ["staffRoutes", "staff"],
    ["orderRoutes", "person"],
  ]);
  const groups = groupModules({ entries: ["entry"], importsOf, declared });

  test("is that of the routes that alone lead to it", () => {
    expect(groups.get("table")).toBe("staff");
    expect([groups.get("receipt"), groups.get("stamp")]).toEqual(["person", "person"]);
  });

  test("is the site's where other routes lead to it, or two groups do", () => {
    expect(groups.get("button")).toBe("site");
    expect(groups.get("proof")).toBe("site");
  });

  test("does not depend on the names of modules", () => {
    const renamed = (module: string) => `${module}2`;
    const again = groupModules({
      entries: [renamed("entry")],
      importsOf: (module) => importsOf(module.slice(0, -1)).map(renamed),
      declared: new Map([...declared].map(([module, group]) => [renamed(module), group])),
    });
    expect([...again]).toEqual([...groups].map(([module, group]) => [renamed(module), group]));
  });
});

test("a stylesheet is split by the groups of its classes and keyframes, with the conditions around them", () => {
  const groupOf = (name: string) => ({ row_1: "staff", turn_2: "staff", hero_3: "site" })[name];
  const css =
    "body{margin:0}.row_1,.row_1 a{color:red}.hero_3 .row_1{color:blue}@media print{.row_1{top:0}.hero_3{top:1px}}@media screen{.row_1{top:2px}}@keyframes turn_2{to{top:0}}";
  expect(Object.fromEntries(splitStyles(css, ["staff"], groupOf))).toEqual({
    staff:
      ".row_1,.row_1 a{color:red}.hero_3 .row_1{color:blue}@media print{.row_1{top:0}}@media screen{.row_1{top:2px}}@keyframes turn_2{to{top:0}}",
    site: "body{margin:0}@media print{.hero_3{top:1px}}",
  });
});

test("the build's configuration names no component: renaming one changes no chunk", () => {
  const config = readFileSync("vite.config.ts", "utf8");
  const files = readdirSync("client", { recursive: true, encoding: "utf8" });
  const components = files.filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(100);
  const names = components.map((file) => path.basename(file, ".tsx"));
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(config))).toEqual([]);
});
