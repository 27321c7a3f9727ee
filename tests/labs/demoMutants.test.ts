import { describe, expect, test } from "vitest";
import expectedValues from "../../server/app/seed/practice/expected.json";
import { MUTANTS_OWNER, listMutants } from "../../server/features/practice/mutants/listMutants";
import { demoExercises } from "../support/demoExercises";
import { firstFailure } from "../support/firstFailure";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

/** `demoExercises.test.ts` compares them with what the solutions give. */
const EXPECTED: Record<string, Record<string, string | null>> = expectedValues;

describe.each(demoExercises.map((row) => [row.slug, row] as const))("%s", (slug, row) => {
  test("fails every typical wrong version of its solution that is wrong", async () => {
    const tests = row.tests.map((one) => ({ ...one, expected: EXPECTED[slug]?.[one.about] ?? null }));
    const mutants = await listMutants(engines.address, row);
    expect(mutants).not.toEqual([]);
    const survivors = new Set<string>();
    for (const { label, code } of mutants) {
      const run = { code, owner: MUTANTS_OWNER };
      if (!(await firstFailure(engines.address, { ...row, tests }, run))) survivors.add(label);
    }
    expect([...survivors].toSorted()).toEqual(Object.keys(row.answers.equivalent ?? {}).toSorted());
  });
});
