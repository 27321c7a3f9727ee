import { useSuspenseQuery } from "@apollo/client/react";
import { Check } from "lucide-react";
import { useParams } from "react-router-dom";
import { ogPicture, paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { Notice } from "../../ui/Notice";
import { BackLink } from "../../ui/page/BackLink";
import { PageHead } from "../../ui/page/PageHead";
import { CodeBlock } from "../../ui/text/CodeBlock";
import { Prose } from "../../ui/text/Prose";
import { withReturn } from "../auth/returnPath";
import { useViewer } from "../auth/useViewer";
import { ExerciseDocument } from "./Exercise.generated";
import type { ExerciseQuery } from "./Exercise.generated";
import { KIND_LABELS, LEVEL_LABELS } from "./exerciseLabels";
import { Help } from "./help/Help";
import { Workbench } from "./workbench/Workbench";
import styles from "./workbench/workbench.module.css";

type Exercise = NonNullable<ExerciseQuery["exercise"]>;

function Task({ exercise }: { exercise: Exercise }) {
  const { title, topic, kind, level, minutes, promptHtml, setup, files, viewerProgress } = exercise;
  return (
    <Stack as="section" gap="2" aria-label="Task">
      <header>
        <Text size="small" tone="muted">
          {KIND_LABELS[kind]} · {topic} · {LEVEL_LABELS[level]} · {minutes} min
        </Text>
        <h1>{title}</h1>
        {viewerProgress?.passedAt && (
          <Row as="p" gap="half" tone="teal">
            <Check size={18} aria-hidden /> Solved
          </Row>
        )}
      </header>
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
  );
}

export function ExercisePage() {
  const { slug = "" } = useParams();
  const viewer = useViewer();
  const { exercise } = useSuspenseQuery(ExerciseDocument, { variables: { slug } }).data;
  if (!exercise)
    return (
      <PageFrame>
        <PageHead title="Exercise" description="An exercise of a batch or season." isUnlisted />
        <Notice
          title="This exercise is not open to you"
          action={<ButtonLink to={paths.practice}>See open exercises</ButtonLink>}
        >
          <p>It may belong to a batch or a season that you have not joined.</p>
        </Notice>
      </PageFrame>
    );
  return (
    <PageFrame>
      <PageHead
        title={exercise.title}
        description={`${KIND_LABELS[exercise.kind]}: ${exercise.topic}, ${LEVEL_LABELS[exercise.level]}.`}
        path={paths.exercise(exercise.slug)}
        picture={ogPicture("exercise", exercise.slug)}
      />
      <BackLink to={paths.practice}>Practice</BackLink>
      <div className={styles.workbench}>
        <Stack gap="3">
          <Task exercise={exercise} />
          {viewer && <Help exercise={exercise} />}
        </Stack>
        <Stack gap="2">
          <Workbench key={exercise.id} exercise={exercise} account={viewer?.id ?? null} />
          {!viewer && (
            <Row>
              <ButtonLink look="main" to={withReturn(paths.signIn, paths.exercise(exercise.slug))}>
                Sign in to check your code
              </ButtonLink>
              <Text size="small" tone="muted">
                What you type stays in this browser.
              </Text>
            </Row>
          )}
        </Stack>
      </div>
    </PageFrame>
  );
}
