import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense } from "react";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { lazyComponent } from "../../ui/lazyComponent";
import { CodeBlock } from "../../ui/text/CodeBlock";
import { Prose } from "../../ui/text/Prose";
import type { ExerciseQuery } from "./Exercise.generated";
import { KIND_LABELS, LEVEL_LABELS } from "./exerciseLabels";

const Help = lazyComponent(() => import("./help/Help"), "Help");

type Exercise = NonNullable<ExerciseQuery["exercise"]>;

interface ExerciseHeadProps {
  exercise: Exercise;
  /** Missing in a lesson, which has its own. */
  heading?: ReactNode;
}

export function ExerciseHead({ exercise, heading }: ExerciseHeadProps) {
  const { topic, kind, level, minutes, viewerProgress } = exercise;
  return (
    <Stack as="header" gap="half">
      <Text size="small" tone="muted">
        {KIND_LABELS[kind]} · {topic} · {LEVEL_LABELS[level]} · {minutes} min
      </Text>
      <Row gap="2" rowGap="0">
        {heading}
        {viewerProgress?.passedAt && (
          <Row as="p" gap="half" tone="teal">
            <Check size={18} aria-hidden /> Solved
          </Row>
        )}
      </Row>
    </Stack>
  );
}

interface ExerciseTaskProps {
  exercise: Exercise;
  isSignedIn: boolean;
}

/** What is to be done, with the files or tables for it, and help. */
export function ExerciseTask({ exercise, isSignedIn }: ExerciseTaskProps) {
  const { kind, promptHtml, setup, files } = exercise;
  return (
    <Stack gap="3">
      <Stack gap="2">
        <Prose html={promptHtml} />
        {files.map(({ name, text }) => (
          <CodeBlock key={name} title={name} code={text} />
        ))}
        {kind === "SQL" && (
          <details>
            <summary>The tables and their rows</summary>
            <CodeBlock title="Data set" code={setup} />
          </details>
        )}
      </Stack>
      <Suspense>{isSignedIn && <Help exercise={exercise} />}</Suspense>
    </Stack>
  );
}
