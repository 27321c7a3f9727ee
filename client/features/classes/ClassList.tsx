import { useServerNow } from "../../hooks/useServerNow";
import { paths } from "../../../shared/paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";
import { Text } from "../../ui/layout/Text";
import { Tag } from "../../ui/text/Tag";
import styles from "./ClassList.module.css";
import { ClassTime } from "./ClassTime";
import { JoinClass } from "./JoinClass";
import type { LiveClass } from "./classTimes";
import { isOpenAt, isOverAt } from "./classTimes";

interface ClassRowProps {
  liveClass: LiveClass;
  hasAbout: boolean;
}

function Recording({ title, recording, watchLink }: LiveClass) {
  const of = <span className="visually-hidden"> of {title}</span>;
  if (recording) return <ButtonLink to={paths.lesson(recording.id)}>Watch recording{of}</ButtonLink>;
  if (watchLink) return <ButtonAnchor href={watchLink}>Watch recording{of}</ButtonAnchor>;
  return null;
}

function ClassRow({ liveClass, hasAbout }: ClassRowProps) {
  const now = useServerNow();
  const { title, about, teacherName, cancelledAt, hasAttended } = liveClass;
  const isOver = isOverAt(liveClass, now);
  const facts = [hasAbout && about, teacherName && `with ${teacherName}`].filter(Boolean).join(" · ");
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Text as="h3">{title}</Text>
        <Text size="small">
          <ClassTime liveClass={liveClass} />
        </Text>
        {facts && (
          <Text tone="muted" size="small">
            {facts}
          </Text>
        )}
      </div>
      {cancelledAt && <Tag tone="bad">Cancelled</Tag>}
      {isOver && !cancelledAt && hasAttended && <Tag tone="good">You attended</Tag>}
      {isOver && <Recording {...liveClass} />}
      {isOpenAt(liveClass, now) && (
        <div className={styles.join}>
          <JoinClass liveClass={liveClass} />
        </div>
      )}
    </li>
  );
}

interface ClassListProps {
  classes: readonly LiveClass[];
  /** Names the batch or run of each. */
  hasAbout?: boolean;
}

export function ClassList({ classes, hasAbout = false }: ClassListProps) {
  return (
    <ul className={styles.list}>
      {classes.map((liveClass) => (
        <ClassRow key={liveClass.id} liveClass={liveClass} hasAbout={hasAbout} />
      ))}
    </ul>
  );
}
