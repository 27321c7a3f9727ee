import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import type { ClassState } from "../../../apollo/schema.generated";
import { useList } from "../../../cms/records/useList";
import { useSend } from "../../../cms/records/useSend";
import { momentInIndia } from "../../../format/momentInIndia";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { Tag } from "../../../ui/text/Tag";
import type { ClassAttendanceQuery } from "./Attendance.generated";
import { ClassAttendanceDocument, CorrectAttendanceDocument } from "./Attendance.generated";
import styles from "./Attendance.module.css";

type Entry = ClassAttendanceQuery["classAttendance"]["nodes"][number];

function howKnown({ joinedAt, isCorrected }: Entry): string {
  const joined = joinedAt ? `Joined ${momentInIndia(joinedAt)}` : "Didn’t join";
  return isCorrected ? `${joined}, corrected by staff` : joined;
}

/** Of those who were not there because there was no class. */
const NOT_HELD: Partial<Record<ClassState, string>> = { COMING: "Expected", CANCELLED: "Not held" };

interface EntryRowProps {
  classId: string;
  entry: Entry;
  notHeld: string | undefined;
}

function EntryRow({ classId, entry, notHeld }: EntryRowProps) {
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const { learner, isPresent } = entry;

  async function handleCorrect() {
    setIsBusy(true);
    const input = { classId, userId: learner.id, isPresent: !isPresent };
    const { error, refreshed } = await send(CorrectAttendanceDocument, input);
    await refreshed;
    setIsBusy(false);
    if (error) showToast("error", messageOf(error));
    else showToast("success", `${learner.name} was ${isPresent ? "absent" : "present"}.`);
  }

  const who = (
    <span className={styles.who}>
      <strong>{learner.name}</strong> <span>{learner.email}</span>
    </span>
  );
  if (notHeld && !isPresent)
    return (
      <li className={styles.entry}>
        {who}
        <Tag>{notHeld}</Tag>
      </li>
    );
  return (
    <li className={styles.entry}>
      {who}
      <span className={styles.how}>{howKnown(entry)}</span>
      <Tag tone={isPresent ? "good" : "plain"}>{isPresent ? "Present" : "Absent"}</Tag>
      <Button size="small" look="quiet" isBusy={isBusy} onClick={() => void handleCorrect()}>
        Mark {isPresent ? "absent" : "present"}
        <span className="visually-hidden"> {learner.name}</span>
      </Button>
    </li>
  );
}

interface AttendanceProps {
  classId: string;
  state: ClassState;
}

export function Attendance({ classId, state }: AttendanceProps) {
  const { nodes, more } = useList(ClassAttendanceDocument, { classId });
  if (nodes.length === 0)
    return (
      <Notice title="Nobody yet">
        <p>Learners with access appear here, and in an open batch those who join.</p>
      </Notice>
    );
  return (
    <>
      <ul className={styles.list}>
        {nodes.map((entry) => (
          <EntryRow key={entry.id} classId={classId} entry={entry} notHeld={NOT_HELD[state]} />
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}
