import type { FragmentType } from "@apollo/client";
import { Play } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { clockTime } from "../../../format/clockTime";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { ProgressBar } from "../../../ui/ProgressBar";
import { ReferenceImage } from "../lesson/ReferenceImage";
import { ResumeCard_ReferenceFragmentDoc } from "./Dash.generated";
import type { ResumeCard_ReferenceFragment } from "./Dash.generated";
import type { OwnBatch } from "./ownBatches";
import styles from "./ResumeCard.module.css";

interface ResumeCardProps {
  reference: FragmentType<ResumeCard_ReferenceFragment>;
  batches: OwnBatch[];
}

/** Where the learner goes on, with one tap. */
export function ResumeCard({ reference, batches }: ResumeCardProps) {
  const lesson = useFragmentData(ResumeCard_ReferenceFragmentDoc, reference);
  const { progress, durationSeconds } = lesson;
  const own = batches.find(({ id }) => id === lesson.batchId);
  const position = progress && !progress.doneBy ? progress.positionSeconds : 0;
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <div>
        <ReferenceImage imageUrl={lesson.imageUrl} seed={lesson.title} kind={lesson.kind} />
      </div>
      <div className={styles.text}>
        {own && (
          <Text tone="muted" size="small">
            {own.course.name} · {own.name} · {own.doneCount} of {own.referenceCount} lessons done
          </Text>
        )}
        <h2 id="resume-title">{lesson.title}</h2>
        {progress && durationSeconds && (
          <ProgressBar
            label={`Watched ${clockTime(progress.watchedSeconds)} of ${lesson.durationText}`}
            value={progress.watchedSeconds}
            max={durationSeconds}
          />
        )}
        <div>
          <ButtonLink look="main" to={paths.lesson(lesson.id)} icon={<Play size={18} aria-hidden />}>
            {position > 0 ? `Resume at ${clockTime(position)}` : "Go on with this lesson"}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
