import type { FragmentType } from "@apollo/client";
import { Play } from "lucide-react";
import { useFragmentData } from "../../apollo/useFragmentData";
import { clockTime } from "../../format/clockTime";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { Text } from "../../ui/layout/Text";
import { ProgressBar } from "../../ui/ProgressBar";
import { ReferenceImage } from "../../features/learning/lesson/ReferenceImage";
import type { ResumeCard_ReferenceFragment } from "./ResumeCard.generated";
import { ResumeCard_ReferenceFragmentDoc } from "./ResumeCard.generated";
import styles from "./ResumeCard.module.css";

interface ResumeCardProps {
  reference: FragmentType<ResumeCard_ReferenceFragment>;
  /** Course and batch, above the title. */
  about: string | undefined;
  cover: string | undefined;
  /** As the picture beside a page's headline. */
  isArt?: boolean;
}

/** Where the learner goes on, with one tap. */
export function ResumeCard({ reference, about, cover, isArt = false }: ResumeCardProps) {
  const lesson = useFragmentData(ResumeCard_ReferenceFragmentDoc, reference);
  const { progress, durationSeconds } = lesson;
  const position = progress && !progress.doneBy ? progress.positionSeconds : 0;
  return (
    <section
      className={isArt ? `${styles.resume} ${styles.art}` : styles.resume}
      aria-labelledby="resume-title"
    >
      <div className={styles.picture}>
        <ReferenceImage lesson={lesson} cover={cover} square={isArt ? "phones" : undefined} />
      </div>
      <div className={styles.text}>
        {about && (
          <Text tone="muted" size="small">
            {about}
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
            {position > 0 ? `Resume at ${clockTime(position)}` : "Continue this lesson"}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
