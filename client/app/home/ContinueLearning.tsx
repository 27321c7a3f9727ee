import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { ConfirmToSeeClasses } from "../../features/auth/account/ConfirmToSeeClasses";
import { Notice } from "../../ui/Notice";
import { ResumeCard } from "../portal/ResumeCard";
import type { LmsContinueQuery } from "./LmsHome.generated";
import styles from "./LmsHomePage.module.css";

interface ContinueLearningProps {
  /** Of each batch, the latest first. */
  lessons: LmsContinueQuery["continueLearning"];
  viewer: LmsContinueQuery["viewer"] | undefined;
}

/** A learner's way back to the lesson opened last, and to those of other batches. */
export function ContinueLearning({ lessons, viewer }: ContinueLearningProps) {
  const [last, ...others] = lessons;
  return (
    <div id="continue" className={styles.continue}>
      {last && (
        <ResumeCard
          isArt
          reference={last}
          about={`${last.batch.course.name} · ${last.batch.name}`}
          cover={last.batch.course.cover}
        />
      )}
      {!last && viewer && !viewer.emailVerifiedAt && <ConfirmToSeeClasses email={viewer.email} />}
      {!last && viewer?.emailVerifiedAt && (
        <Notice title="Nothing to resume right now">
          <p>Open a lesson in the portal, and pick it up again here.</p>
        </Notice>
      )}
      {others.map(({ id, title, batch }) => (
        <Link key={id} to={paths.lesson(id)}>
          {batch.name}: {title}
        </Link>
      ))}
    </div>
  );
}
