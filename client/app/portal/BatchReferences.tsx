import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { refetchActive } from "../../apollo/refetchActive";
import { send } from "../../apollo/send";
import { counted } from "../../format/counted";
import { subjectOf } from "../../ui/art/Cover";
import { LitSteps } from "../../ui/art/LitSteps";
import { Grid } from "../../ui/layout/Grid";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { Notice } from "../../ui/Notice";
import { CachedPart } from "../../ui/page/CachedPart";
import { ProgressBar } from "../../ui/ProgressBar";
import { BatchClasses } from "../../features/classes/BatchClasses";
import { OpenLessonDocument } from "../../features/learning/lesson/Lesson.generated";
import { BatchReferencesDocument, OwnDashDocument } from "./Dash.generated";
import { LockedBatch } from "./LockedBatch";
import styles from "./BatchReferences.module.css";
import { ReferenceCard } from "./ReferenceCard";

interface Progress {
  doneCount: number;
  referenceCount: number;
}

function Unlocked({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Row gap="1" tone="teal" isOneLine>
      <LitSteps size={32} isNew />
      <Text as="span" isStrong>
        Welcome! {counted(count, "lesson")} unlocked.
      </Text>
    </Row>
  );
}

interface BatchReferencesProps {
  batchId: string;
  /** Of all the learner's batches of the course, if they are several. */
  inCourse: Progress | null;
  /** By the learner, on this page. */
  isJustUnlocked: boolean;
}

export function BatchReferences({ batchId, inCourse, isJustUnlocked }: BatchReferencesProps) {
  const { batch } = useSuspenseQuery(BatchReferencesDocument, { variables: { id: batchId } }).data;
  const client = useApolloClient();
  if (!batch) {
    return (
      <Notice title="This batch no longer exists">
        <p>Please choose another one above.</p>
      </Notice>
    );
  }
  const { references } = batch;
  if (!references) {
    return (
      <section aria-labelledby="locked-title">
        <LockedBatch id={batch.id} name={batch.name} />
      </section>
    );
  }
  function handleOpened(referenceId: string) {
    void send(client, OpenLessonDocument, { referenceId }).then(async () =>
      refetchActive(client, [OwnDashDocument]),
    );
  }

  return (
    <section aria-labelledby="references-title">
      <Stack gap="3">
        <header className={styles.head} data-subject={subjectOf(batch.course.cover)}>
          <h2 tabIndex={-1} data-first-focus id="references-title">
            {batch.name}
          </h2>
          <Text tone="muted">
            {batch.course.name}
            {batch.scheduleText && ` · ${batch.scheduleText}`}
          </Text>
          {isJustUnlocked && <Unlocked count={references.length} />}
          {references.length > 0 && (
            <ProgressBar
              label={`${batch.doneCount} of ${references.length} lessons done`}
              value={batch.doneCount}
              max={references.length}
            />
          )}
          {inCourse && (
            <ProgressBar
              label={`${inCourse.doneCount} of ${inCourse.referenceCount} in all your batches of the course`}
              value={inCourse.doneCount}
              max={inCourse.referenceCount}
            />
          )}
        </header>
        {references.length === 0 && (
          <Notice title="No references yet">
            <p>The academy adds them after each class. Please check back soon.</p>
          </Notice>
        )}
        <Grid as="ul" column="18" gap="2">
          {references.map((reference, index) => (
            <CachedPart
              key={reference.id}
              as="li"
              cacheKey={["ReferenceCard", index, batch.course.cover, reference]}
            >
              <ReferenceCard
                reference={reference}
                number={index + 1}
                cover={batch.course.cover}
                onWatch={handleOpened}
              />
            </CachedPart>
          ))}
        </Grid>
        <BatchClasses classes={batch.classes ?? []} />
      </Stack>
    </section>
  );
}
