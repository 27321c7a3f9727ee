const WORDS: Record<string, string> = {
  for: "a for loop",
  while: "a while loop",
  if: "an if",
  def: "a function",
  class: "a class",
  comprehension: "a comprehension",
  lambda: "a lambda",
  try: "try and except",
  with: "with",
  import: "an import",
  print: "print()",
  "f-string": "an f-string",
};

function wordOf(rule: string): string {
  const [kind = "", name = ""] = rule.split(":");
  if (kind === "call") return `${name}()`;
  if (kind === "recursion") return `${name}() calling itself`;
  return WORDS[rule] ?? rule;
}

/** Such as "Use a for loop, without sum()". */
export function describeStructure({ uses, avoids }: { uses: string[]; avoids: string[] }): string {
  const used = uses.map(wordOf).join(" and ");
  const avoided = avoids.map(wordOf).join(" and ");
  if (!used) return `Solve it without ${avoided}`;
  return avoided ? `Use ${used}, without ${avoided}` : `Use ${used}`;
}
