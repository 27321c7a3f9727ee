import { describe, expect, test } from "vitest";
import { MAX_MUTANTS } from "../../labs/engine/mutants/mutant";
import { readSql } from "../../labs/engine/readSql";
import { sqlMutants } from "../../labs/engine/mutants/sqlMutants";

function labelsOf(code: string, isOrdered = true): string[] {
  return sqlMutants({ code, isOrdered }).map(({ label }) => label.replace(/ \(line \d+\)$/, ""));
}

function codeOf(code: string, label: string): string | undefined {
  const found = sqlMutants({ code, isOrdered: true }).find((one) => one.label.startsWith(label));
  return found?.code.replaceAll(/\s+/g, " ").trim();
}

describe("the tokens of a query", () => {
  test("leave out comments, and keep quoted text whole", () => {
    const code = `select 'it''s -- no' /* a /* b */ c */, "a""b", E'\\'x', $$ ; $$, $t$ $$ $t$ -- end\n, 1.50<>x`;
    expect(readSql(code).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      ...["word SELECT", "text 'it''s -- no'", "sign ,", 'name "a""b"', "sign ,", "text E'\\'x'", "sign ,"],
      ...["text $$ ; $$", "sign ,", "text $t$ $$ $t$", "sign ,", "number 1.50", "sign <>", "word X"],
    ]);
  });

  test("know in which parentheses they are, also where one is missing", () => {
    expect(readSql("a (b (c) d) e").map(({ text, level }) => text + level)).toEqual(
      "A0 (0 B1 (1 C2 )1 D1 )0 E0".split(" "),
    );
    for (const broken of ["(((", ")))", "'", '"', "$a$ x", "/* /*", "E'\\"])
      expect(readSql(broken).length).toBeLessThanOrEqual(3);
  });
});

describe("wrong versions of a query", () => {
  test("leave out each condition, key and clause", () => {
    const code = `SELECT city, COUNT(DISTINCT id) FROM t
      WHERE status <> 'placed' AND day BETWEEN 1 AND 5 AND (a > 1 OR b IS NULL)
      GROUP BY city, state HAVING COUNT(*) >= 3 ORDER BY city, state DESC LIMIT 4;`;
    expect(labelsOf(code)).toEqual(
      expect.arrayContaining([
        ...["without the condition status <> 'placed'", "without the condition day BETWEEN 1 AND 5"],
        ...["without the condition (a > 1 OR b IS NULL)", "without the condition b IS NULL"],
        ...["without the grouping key state", "without the condition COUNT(*) >= 3", "without ORDER BY"],
        ...["without the sort key city", "city sorted the other way", "without LIMIT", "with DISTINCT"],
        ...[
          "COUNT without DISTINCT",
          "> in place of >=",
          "= in place of <>",
          "4 in place of 5",
          "OR in place of AND",
        ],
      ]),
    );
    expect(codeOf(code, "without the condition day")).toContain(
      "WHERE status <> 'placed' AND (a > 1 OR b IS NULL) GROUP",
    );
    expect(codeOf(code, "without the condition COUNT")).toContain("HAVING true ORDER");
  });

  test("change joins, sets, lists, CASE and calls", () => {
    const code = `SELECT ROUND(AVG(x), 2), CASE WHEN a THEN 'b' ELSE 'c' END FROM t
      LEFT OUTER JOIN u ON u.id = t.id JOIN v ON v.id = u.id AND v.n = 2 WHERE LEFT(k, 2) IN ('a', 'b')
      UNION SELECT 1, RANK() OVER (PARTITION BY p ORDER BY q) FROM w`;
    expect(labelsOf(code)).toEqual(
      expect.arrayContaining([
        ...["JOIN in place of LEFT JOIN", "LEFT JOIN in place of JOIN", "without the condition v.n = 2"],
        ...[
          "UNION ALL in place of UNION",
          "without 'a' in IN (…)",
          "without a WHEN of CASE",
          "without ROUND",
        ],
        ...["DENSE_RANK in place of RANK", "without PARTITION BY", "'bx' in place of 'b'"],
      ]),
    );
    expect(codeOf(code, "JOIN in place of LEFT")).toContain("FROM t JOIN u ON");
    expect(codeOf(code, "without ROUND")).toContain("SELECT AVG(x), CASE");
  });

  test("keep the order where it does not count", () => {
    const code = "SELECT a FROM t WHERE a IN (SELECT b FROM u ORDER BY b LIMIT 2) ORDER BY a";
    expect(labelsOf(code, false)).toContain("without ORDER BY");
    expect(labelsOf(code, false)).not.toContain("a sorted the other way");
    expect(labelsOf(code)).toContain("a sorted the other way");
  });

  test("are few, different, and the same at each call", () => {
    const code = `SELECT a FROM t WHERE ${Array.from({ length: 400 }, (_, n) => `a <> ${n}`).join(" AND ")}`;
    const mutants = sqlMutants({ code, isOrdered: false });
    expect(mutants).toHaveLength(MAX_MUTANTS);
    expect(new Set([code, ...mutants.map((one) => one.code)]).size).toBe(MAX_MUTANTS + 1);
    expect(sqlMutants({ code, isOrdered: false })).toEqual(mutants);
  });
});
