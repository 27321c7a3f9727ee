import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** People say: right away, e.g., like, a string, opened up, anyone, someone, everyone, again, in line, the link we, that maps. */
const STIFF =
  /\b(?:[Aa]t once|[Ss]uch as|[Aa]s text|that is no|became free|[Ww]hoever|[Ss]omebody|[Ee]verybody|anew|of ours|whom|[Mm]eanwhile|(?:is|are|be) told|stands|so that (?:you|we|it)|in the place of|no question of|(?:number \S+|place) in the line|link that we|a dictionary from|an empty text|as soon as a seat is free)\b/;

/** The server's API descriptions are for programmers. */
function isDescription(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === "description";
}

function textsOfCode(file: string, source: string): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node): void {
    if (file.startsWith("server/") && isDescription(node)) return;
    if (
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text.replaceAll(/\s+/g, " "));
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

function textsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return /\.tsx?$/.test(file) ? textsOfCode(file, source) : source.split("\n");
}

const files = execFileSync("git", ["ls-files", "client", "server"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$|^server\/content\/demo\/.*\.(?:md|ya?ml)$/.test(file))
  .filter((file) => !/\.generated\.|\/generated\//.test(file));

test("screens, e-mails, errors and content use none of the phrases that sound translated", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => STIFF.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
