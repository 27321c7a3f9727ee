import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { splitStyles } from "../../scripts/bundling/splitStyles.ts";

test("a stylesheet is split by its classes and keyframes, with the conditions around them", () => {
  const css =
    "body{margin:0}.row_1,.row_1 a{color:red}.hero_3 .row_1{color:blue}@media print{.row_1{top:0}.hero_3{top:1px}}@media screen{.row_1{top:2px}}@keyframes turn_2{to{top:0}}";
  expect(splitStyles(css, (name) => ["row_1", "turn_2"].includes(name))).toEqual({
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
