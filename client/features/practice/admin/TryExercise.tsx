import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { Button } from "../../../ui/Button";
import type { FormValues } from "../../../ui/form/formValues";
import { valuesOf } from "../../../ui/form/formValues";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import type { ExerciseContent } from "./exerciseContent";
import styles from "./TryExercise.module.css";
import { TryExerciseDocument } from "./TryExercise.generated";
import type { Tried } from "./TryResults";
import { TryResults } from "./TryResults";

async function runCode(client: ApolloClient, content: ExerciseContent, code: string) {
  const { kind, solution, setup, files, isOrdered, tolerance, tests } = content;
  const input = { kind, solution, setup, files, isOrdered, tolerance, tests, code };
  const { data, error } = await client.query({
    query: TryExerciseDocument,
    variables: { input },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
  });
  if (data) return data.tryExercise;
  const { fields, general } = problemsOf(error);
  throw new Error(general ?? [...new Set(Object.values(fields))].join(" "));
}

async function tryContent(client: ApolloClient, content: ExerciseContent): Promise<Tried> {
  const { tests } = content;
  if (tests.length === 0) throw new Error("Add a test first.");
  if (content.solution.trim() === "") throw new Error("Write the solution first.");
  const solution = await runCode(client, content, content.solution);
  if (solution.problem?.problem === "CHECKER_UNAVAILABLE") throw new Error(CHECKER_AWAY);
  const starter = await runCode(client, content, content.starterCode);
  if (starter.results.length === 0) throw new Error(CHECKER_AWAY);
  return { tests, solution, starter };
}

const CHECKER_AWAY = "The checker doesn’t answer right now. Try again in a minute; you can save a draft.";

interface TryExerciseProps {
  contentOf: (values: FormValues) => ExerciseContent;
}

/** Runs solution and starter code as the form has them, and saves nothing. */
export function TryExercise({ contentOf }: TryExerciseProps) {
  const client = useApolloClient();
  const place = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);

  useEffect(() => {
    const form = place.current?.closest("form");
    const handleInput = () => setIsStale(true);
    form?.addEventListener("input", handleInput);
    return () => form?.removeEventListener("input", handleInput);
  }, []);

  async function handleTry() {
    const form = place.current?.closest("form");
    if (!form) return;
    setIsBusy(true);
    setIsStale(false);
    setProblem(null);
    try {
      setTried(await tryContent(client, contentOf(valuesOf(form))));
    } catch (error) {
      setTried(null);
      setProblem(error instanceof Error ? error.message : CHECKER_AWAY);
    }
    setIsBusy(false);
  }

  return (
    <div ref={place} className={styles.try}>
      <Row>
        <Button icon={<Play size={18} aria-hidden />} isBusy={isBusy} onClick={() => void handleTry()}>
          {isBusy ? "Running…" : "Try"}
        </Button>
        <Text size="small" tone="muted">
          Runs the solution and the starter code against these tests. Saves nothing.
        </Text>
      </Row>
      <div role="status" className={styles.outcome} data-stale={isStale || undefined}>
        {problem && (
          <Text tone="brick" isStrong>
            {problem}
          </Text>
        )}
        {tried && (
          <>
            {isStale && (
              <Text size="small" tone="muted">
                You have changed the form since. Try again.
              </Text>
            )}
            <TryResults {...tried} />
          </>
        )}
      </div>
    </div>
  );
}
