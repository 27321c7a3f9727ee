import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useServerNow } from "../../../hooks/useServerNow";
import { paths } from "../../../paths";
import { Text } from "../../../ui/layout/Text";
import { JoinClass } from "./JoinClass";
import { LiveClass_ClassFragmentDoc } from "./LiveClass.generated";
import type { LiveClass_ClassFragment } from "./LiveClass.generated";
import { isOverAt, startsIn, whenOf } from "./classTimes";
import styles from "./NextClass.module.css";

interface NextClassProps {
  /** The next first. */
  classes: FragmentType<LiveClass_ClassFragment>[];
}

export function NextClass({ classes }: NextClassProps) {
  const now = useServerNow();
  const next = useFragmentData(LiveClass_ClassFragmentDoc, classes).find(
    (one) => one.cancelledAt === null && !isOverAt(one, now),
  );
  if (!next) return null;
  return (
    <section className={styles.next} aria-labelledby="next-class-title">
      <div className={styles.text}>
        <Text tone="teal" size="small" isStrong>
          Next live class
        </Text>
        <h2 id="next-class-title">{next.title}</h2>
        <Text>{whenOf(next)}</Text>
        <Text tone="muted" size="small">
          {next.about}
          {next.teacherName && ` · with ${next.teacherName}`}
        </Text>
        <Link to={paths.classes}>All live classes</Link>
      </div>
      <div className={styles.join}>
        <p className={styles.countdown} role="timer" aria-label={`Time until ${next.title}`}>
          {startsIn(Date.parse(next.startsAt) - now)}
        </p>
        <JoinClass key={next.id} liveClass={next} />
      </div>
    </section>
  );
}
