import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(existsSync);
const documents = files.filter((file) => file.endsWith(".md") && !/^(server\/content|tests)\//.test(file));

/** Of packages, standards and PostgreSQL, or examples. */
const ELSEWHERE = new Set([
  ...["useBlocker", "prefetch", "possibleTypes", "isAbstract"],
  ...["Clear-Site-Data", "eddsa-jcs-2022", "eddsa-rdfc-2022", "LC_CTYPE", "NOTIFY", "unaccent"],
  ...["mumbai2025", "verbNoun.ts"],
]);
/** Commits, and what a build or a start makes. */
const MADE = /^(?:[0-9a-f]{8,40}|(?:dist|node_modules|\.data|client\/cms\/generated)(?:\/.*)?)$/;
const PLACE = /^[\w.-]+(?:\/[\w.-]+)+$/;
/** Such as `openBatchSql`, `Batch.access` and `deleteAccount()`. */
const NAME = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/;

const words = new Set(files.flatMap((file) => file.split(/[/.]/)));
for (const file of files) {
  if (!/\.(?:tsx?|m?js|json|ya?ml|css|sql|graphql|html)$|ile$/.test(file)) continue;
  if (file.startsWith("server/content/")) continue;
  for (const [word] of readFileSync(file, "utf8").matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
}

function isThere(text: string): boolean {
  const name = text.replace(/^(?:\.\.\/)+/, "").replace(/\/$|\(\)$/, "");
  if (ELSEWHERE.has(name) || MADE.test(name)) return true;
  if (PLACE.test(name)) return files.some((file) => `/${file}`.includes(`/${name}`));
  return !NAME.test(name) || name.split(".").every((part) => words.has(part));
}

test.each(documents)("%s names only what is there", (file) => {
  const prose = readFileSync(file, "utf8").replace(/```[\s\S]*?```/g, "");
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  expect([...new Set(names)].filter((name) => !isThere(name))).toEqual([]);
});
