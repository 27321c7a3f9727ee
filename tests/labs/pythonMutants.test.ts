import { expect, test } from "vitest";
import { MAX_MUTANTS } from "../../labs/engine/mutants/mutant";
import { ExerciseKind } from "../../server/features/practice/exercises/exercise.content";
import { listMutants } from "../../server/features/practice/mutants/listMutants";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

async function mutantsOf(solution: string) {
  return listMutants(engines.address, { kind: ExerciseKind.PYTHON, solution, isOrdered: false });
}

const SOLUTION = `def mean(text, limit):
    """A text."""
    words = text.strip().lower().split()
    if not words or limit < 3:
        raise ValueError("Nothing " + "here")
    total = 0
    for index in range(limit):
        total += index
    return round(total / limit, 1)


print(mean("a b", 4))
`;

test("wrong versions of a program change one thing each", async () => {
  const mutants = await mutantsOf(SOLUTION);
  expect(mutants.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      ...["<= in place of < (line 4)", "2 in place of 3 (line 4)", "and in place of or (line 4)"],
      ...[
        "without .strip() (line 3)",
        "without .lower() (line 3)",
        "with text.strip()",
        "without round (line 9)",
      ],
      ...["with round(…, 2) (line 9)", "limit - 1 in place of limit (line 7)", "// in place of / (line 9)"],
      ...["never not words or limit < 3 (line 4)", "= in place of += (line 8)"],
      "total = 0 outside the function (line 6)",
    ]),
  );
  // Neither the message of the error nor the example.
  expect(mutants.filter(({ label }) => /line (5|12)/.test(label))).toEqual([]);
  expect(mutants.find(({ label }) => label.startsWith("<="))?.code).toContain("limit <= 3");
  expect(await mutantsOf(SOLUTION)).toEqual(mutants);
});

test("they are few and different, and broken code has none", async () => {
  const long = Array.from({ length: 70 }, (_, n) => `a${n} = ${n}\n`).join("");
  const mutants = await mutantsOf(long);
  expect(new Set(mutants.map(({ code }) => code)).size).toBe(MAX_MUTANTS);
  expect(await mutantsOf("def broken(:\n")).toEqual([]);
});
