import { Link } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { grouped } from "../../../../ui/chart/chartData";
import type { StaffWaiting } from "./useStaffWaiting";
import { useStaffWaiting } from "./useStaffWaiting";
import styles from "./WaitingTiles.module.css";

interface WaitingTile {
  to: string;
  count: number;
  label: string;
  more: string | null;
}

function waitingTiles(waiting: StaffWaiting): WaitingTile[] {
  const { proofs, inLine, newMessages, messagesInProgress, openQuestions, reportedPosts, failedEmails } =
    waiting;
  return [
    {
      to: cmsPaths.registrations,
      count: proofs,
      label: proofs === 1 ? "payment to check" : "payments to check",
      more: inLine ? `${inLine} on a waiting list` : null,
    },
    {
      to: cmsPaths.messages,
      count: newMessages,
      label: newMessages === 1 ? "new message" : "new messages",
      more: messagesInProgress ? `${messagesInProgress} in progress` : null,
    },
    {
      to: reportedPosts && !openQuestions ? cmsPaths.lessonQuestionsIn("REPORTED") : cmsPaths.lessonQuestions,
      count: openQuestions,
      label: openQuestions === 1 ? "question to answer" : "questions to answer",
      more: reportedPosts ? `${reportedPosts} reported` : null,
    },
    {
      to: failedEmails ? cmsPaths.mailIn("FAILED") : cmsPaths.mail,
      count: failedEmails,
      label: failedEmails === 1 ? "e-mail that failed" : "e-mails that failed",
      more: null,
    },
  ];
}

const UNKNOWN: StaffWaiting = {
  __typename: "StaffWaiting",
  proofs: 0,
  inLine: 0,
  newMessages: 0,
  messagesInProgress: 0,
  openQuestions: 0,
  reportedPosts: 0,
  failedEmails: 0,
  heldEmails: 0,
};

export function WaitingTiles() {
  const waiting = useStaffWaiting();
  return (
    <nav aria-label="Waiting for you" aria-busy={!waiting}>
      <ul className={styles.tiles}>
        {waitingTiles(waiting ?? UNKNOWN).map(({ to, count, label, more }) => (
          <li key={label} className={styles.tile} data-waits={count > 0 || undefined}>
            <span className={styles.figure}>{waiting ? grouped(count) : "…"}</span>
            <span className={styles.label}>
              <Link to={to}>{label}</Link> <small>{more}</small>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
