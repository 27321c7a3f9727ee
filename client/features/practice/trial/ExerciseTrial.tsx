import type { FragmentType } from "@apollo/client";
import { Play, Square } from "lucide-react";
import { Suspense, useRef } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PART_MISSING, lazyComponent } from "../../../ui/lazyComponent";
import { Prose } from "../../../ui/text/Prose";
import { useAccount } from "../../auth/useViewer";
import { Results_ExerciseFragmentDoc } from "../feedback/Results.generated";
import { useRun } from "../lab/useRun";
import { CodeField } from "../workbench/CodeField";
import { useCode } from "../workbench/useCode";
import { ExerciseTrial_ExerciseFragmentDoc } from "./ExerciseTrial.generated";
import styles from "./ExerciseTrial.module.css";

const TrialResult = lazyComponent(
  () => import("./TrialResult"),
  "TrialResult",
  () => <Text>{PART_MISSING}</Text>,
);

interface TrialProps extends ExerciseTrialProps {
  account: string | null;
  isSignedIn: boolean;
}

interface ExerciseTrialProps {
  exercise: FragmentType<typeof ExerciseTrial_ExerciseFragmentDoc>;
}

function Trial({ exercise, account, isSignedIn }: TrialProps) {
  const data = useFragmentData(ExerciseTrial_ExerciseFragmentDoc, exercise);
  const tests = useFragmentData(Results_ExerciseFragmentDoc, data);
  const runButton = useRef<HTMLDivElement>(null);
  const { starterCode } = data;
  const editing = useCode({
    ...{ exerciseId: data.id, account, basedOn: null, starterCode },
    initial: starterCode,
  });
  const { view, progress, run, stop, warmUp } = useRun({ kind: data.kind, material: data, tests });
  const isRunning = view.phase !== "idle" && view.phase !== "problem";
  const { code, box } = editing;

  function handleType(next: string) {
    warmUp();
    editing.handleType(next);
  }

  return (
    <div className={styles.trial}>
      <Stack gap="2">
        <h3>{data.title}</h3>
        <Prose html={data.promptHtml} />
      </Stack>
      <Stack gap="2">
        <div className={styles.code}>
          <CodeField
            kind={data.kind}
            initial={starterCode}
            onType={handleType}
            onRun={() => void run(box?.read() ?? code)}
            onLeave={() => runButton.current?.querySelector("button")?.focus()}
            onBox={editing.handleBox}
          />
        </div>
        <Row rowGap="1">
          <div ref={runButton} className={styles.scripted}>
            {isRunning ? (
              <Button icon={<Square size={16} aria-hidden />} onClick={stop}>
                Stop
              </Button>
            ) : (
              <Button
                look="main"
                icon={<Play size={18} aria-hidden />}
                onClick={() => void run(box?.read() ?? code)}
              >
                Run
              </Button>
            )}
          </div>
          <ButtonLink to={paths.exercise(data.slug)}>Open the exercise</ButtonLink>
        </Row>
        {view.code !== "" && (
          <Suspense>
            <TrialResult
              {...{ view, progress, tests, code }}
              kind={data.kind}
              isSignedIn={isSignedIn}
              onLine={(line) => box?.goToLine(line)}
            />
          </Suspense>
        )}
      </Stack>
    </div>
  );
}

/** An open exercise to run on a page about something else. Its code is the draft of the exercise's own page. */
export function ExerciseTrial(props: ExerciseTrialProps) {
  const account = useAccount();
  // What was typed before the account is known is adopted as a visitor's draft is.
  return <Trial key={account} {...props} account={account ?? null} isSignedIn={account !== null} />;
}
