import { Link } from "react-router-dom";
import { paths } from "../../../paths";
import { Text } from "../../../ui/layout/Text";
import { JoinClass } from "./JoinClass";
import type { LiveClass } from "./classTimes";
import { startsIn, whenOf } from "./classTimes";
import styles from "./NextClass.module.css";

interface NextClassProps {
  liveClass: LiveClass;
  now: number;
}

export function NextClass({ liveClass: next, now }: NextClassProps) {
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
