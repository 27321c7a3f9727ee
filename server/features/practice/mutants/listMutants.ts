import type { CheckReport, PythonJob } from "../../../../labs/engine/jobs";
import { LIMITS } from "../../../../labs/engine/jobs";
import type { Mutant } from "../../../../labs/engine/mutants/mutant";
import { sqlMutants } from "../../../../labs/engine/mutants/sqlMutants";
import type { CheckerAddress } from "../../../core/checkerAddress";
import { askChecker } from "../checker/askChecker";
import type { CheckedContent } from "../exercises/exercise.content";
import { ExerciseKind } from "../exercises/exercise.content";

/** Whose turn it is at the checker. */
export const MUTANTS_OWNER = "mutants";

type Solved = Pick<CheckedContent, "kind" | "solution" | "isOrdered">;

/** The same at each call. Python reads its own code, in the checker. */
export async function listMutants(
  address: CheckerAddress | null,
  { kind, solution, isOrdered }: Solved,
): Promise<Mutant[]> {
  const mutants =
    kind === ExerciseKind.SQL
      ? sqlMutants({ code: solution, isOrdered })
      : await askPython(address, solution);
  return mutants.filter(({ code }) => code.length <= LIMITS.codeCharacters);
}

async function askPython(address: CheckerAddress | null, code: string): Promise<Mutant[]> {
  const job: PythonJob = { language: "python", code, files: [], tests: [], isForMutants: true };
  const { outcomes } = JSON.parse(await askChecker(address, { ...job, owner: MUTANTS_OWNER })) as CheckReport;
  const [outcome] = outcomes;
  return outcome && "mutants" in outcome ? (outcome.mutants ?? []) : [];
}
