import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { subjectOf } from "../../../ui/art/Cover";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { CachedPart } from "../../../ui/page/CachedPart";
import { ProgressBar } from "../../../ui/ProgressBar";
import { BatchClasses } from "../classes/BatchClasses";
import { OpenLessonDocument } from "../lesson/Lesson.generated";
import { BatchReferencesDocument, OwnDashDocument } from "./Dash.generated";
import { LockedBatch } from "./LockedBatch";
import styles from "./BatchReferences.module.css";
import { ReferenceCard } from "./ReferenceCard";

interface Progress {
  doneCount: number;
  referenceCount: number;
}

interface BatchReferencesProps {
  batchId: string;
  /** Of all the learner's batches of the course, if they are several. */
  inCourse: Progress | null;
}

export function BatchReferences({ batchId, inCourse }: BatchReferencesProps) {
  const { data } = useSuspenseQuery(BatchReferencesDocument, { variables: { id: batchId } });
  const client = useApolloClient();
  const batch = data.batch;
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
    void client.mutate({
      mutation: OpenLessonDocument,
      variables: { referenceId },
      refetchQueries: [OwnDashDocument],
    });
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
            <p>The academy adds them after each class. Please look in again.</p>
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
