import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, useState } from "react";
import { messageOf, problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useWasTrue } from "../../../hooks/useWasTrue";
import { Button } from "../../../ui/Button";
import { NumberedList } from "../../../ui/layout/NumberedList";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { lazyComponent } from "../../../ui/lazyComponent";
import { MissingDialog } from "../../../ui/overlay/MissingDialog";
import { showToast } from "../../../ui/overlay/toast";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { Prose } from "../../../ui/text/Prose";
import { ExerciseStandingFragmentDoc } from "../workbench/Workbench.generated";
import { GiveUpDocument, Help_ExerciseFragmentDoc, ShowHintDocument } from "./Help.generated";
import styles from "../workbench/workbench.module.css";

const ConfirmDialog = lazyComponent(
  () => import("../../../ui/overlay/ConfirmDialog"),
  "ConfirmDialog",
  MissingDialog,
);

interface HelpProps {
  exercise: FragmentType<typeof Help_ExerciseFragmentDoc>;
}

/** Hints one by one, then the solution. Both are recorded, and neither is held against anyone. */
export function Help({ exercise }: HelpProps) {
  const data = useFragmentData(Help_ExerciseFragmentDoc, exercise);
  const { viewerHints, viewerSolution, viewerProgress } = useFragmentData(ExerciseStandingFragmentDoc, data);
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isNeeded = useWasTrue(isAsking);
  const variables = { exerciseId: data.id };
  const left = data.hintCount - viewerHints.length;

  async function handleHint() {
    setIsBusy(true);
    const { error } = await send(client, ShowHintDocument, { ...variables, shown: viewerHints.length });
    setIsBusy(false);
    if (error) showToast("error", messageOf(error));
  }

  async function handleGiveUp() {
    const { error } = await send(client, GiveUpDocument, variables);
    if (error) return problemsOf(error);
    setIsAsking(false);
  }

  return (
    <Stack as="section" gap="1" aria-label="Hints and solution">
      {viewerHints.length > 0 && (
        <NumberedList>
          {viewerHints.map((html, index) => (
            <li key={index}>
              <Prose html={html} />
            </li>
          ))}
        </NumberedList>
      )}
      {viewerSolution === null ? (
        <div className={styles.scripted}>
          <Row>
            {left > 0 && (
              <Button isBusy={isBusy} onClick={() => void handleHint()}>
                {viewerHints.length === 0 ? "Show a hint" : `Next hint (${left} left)`}
              </Button>
            )}
            <Button look="quiet" onClick={() => setIsAsking(true)}>
              Show the solution
            </Button>
          </Row>
        </div>
      ) : (
        <>
          {viewerProgress?.gaveUpAt && !viewerProgress.passedAt && (
            <Text size="small" tone="muted">
              You looked at the solution. The exercise returns for review, so you can solve it yourself.
            </Text>
          )}
          <CodeBlock title="One solution" code={viewerSolution} />
        </>
      )}
      <Suspense>
        {isNeeded && (
          <ConfirmDialog
            isOpen={isAsking}
            title="Show the solution?"
            confirmLabel="Show it"
            busyLabel="Opening…"
            look="main"
            onConfirm={handleGiveUp}
            onClose={() => setIsAsking(false)}
          >
            <p>
              We record that you looked, and the exercise returns for review until you solve it without help.
            </p>
          </ConfirmDialog>
        )}
      </Suspense>
    </Stack>
  );
}
