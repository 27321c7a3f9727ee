import { beforeAll, describe, expect, test } from "vitest";
import { checkSolution } from "../../server/features/practice/exercises/checkSolution";
import { MUTANTS_OWNER, listMutants } from "../../server/features/practice/mutants/listMutants";
import { demoExercises } from "../support/demoExercises";
import { firstFailure } from "../support/firstFailure";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

describe.each(demoExercises.map((row) => [row.slug, row] as const))("%s", (slug, row) => {
  let { tests } = row;

  beforeAll(async () => {
    ({ tests } = await checkSolution(engines.address, row, { code: row.solution, owner: slug }));
  });

  test("fails every typical wrong version of its solution that is wrong", async () => {
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
