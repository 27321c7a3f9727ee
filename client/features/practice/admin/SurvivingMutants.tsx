import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { counted } from "../../../format/counted";
import { Text } from "../../../ui/layout/Text";
import { Panel } from "../../../ui/Panel";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import styles from "./ExerciseStatistics.module.css";
import type { SurvivingMutantsQuery } from "./SurvivingMutants.generated";
import { SurvivingMutantsDocument } from "./SurvivingMutants.generated";

type Exercise = NonNullable<SurvivingMutantsQuery["cmsExercise"]>;

const EVERY_MS = 5000;
const ONE_CHANGE =
  "Each is the solution with one change. Add a test that it fails, unless the change is no mistake.";

function wordsOf({ kind, mutants }: Exercise): [string, string] {
  if (!mutants) return ["Wrong answers that pass", "Save the exercise to look for them."];
  const { survivors, isDone, triedCount } = mutants;
  const [one, several, what] =
    kind === "SQL"
      ? ["wrong query passes", "wrong queries pass", "data"]
      : ["wrong program passes", "wrong programs pass", "tests"];
  const title =
    survivors.length > 0
      ? `${counted(survivors.length, one, several)}: add ${what}`
      : "Wrong answers that pass";
  if (!isDone)
    return [
      title,
      `Checking typical wrong versions of the solution: ${triedCount} so far. Learners go first.`,
    ];
  if (triedCount === 0) return [title, "There is nothing in the solution to change."];
  if (survivors.length === 0)
    return [title, `None: the tests find all ${triedCount} typical wrong versions of the solution.`];
  return [title, ONE_CHANGE];
}

/** Typical wrong versions of the solution that the tests let through. */
export function SurvivingMutants({ id }: { id: string }) {
  const { data, startPolling, stopPolling } = useQuery(SurvivingMutantsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    ssr: false,
  });
  const exercise = data?.cmsExercise;
  const isWaiting = exercise?.mutants?.isDone === false;

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  if (!exercise || exercise.checkProblem || exercise.tests.length === 0) return null;
  const [title, text] = wordsOf(exercise);
  return (
    <Panel title={title}>
      <Text tone="muted">{text}</Text>
      {exercise.mutants?.survivors.map(({ label, code }) => (
        <details key={code} className={styles.answer}>
          <summary>{label}</summary>
          <CodeBlock title="Passes every test" code={code} />
        </details>
      ))}
    </Panel>
  );
}
