import { cmsPaths } from "../../../../cmsPaths";
import type { StaffWaiting } from "./useStaffWaiting";

interface WaitingTile {
  to: string;
  count: number;
  words: string;
  /** What else is under way, where there is something. */
  more: string | null;
}

export function waitingTiles(waiting: StaffWaiting): WaitingTile[] {
  const { proofs, inLine, newMessages, messagesInProgress, deadLetters } = waiting;
  return [
    {
      to: cmsPaths.registrations,
      count: proofs,
      words: proofs === 1 ? "payment to check" : "payments to check",
      more: inLine ? `${inLine} on a waiting list` : null,
    },
    {
      to: cmsPaths.messages,
      count: newMessages,
      words: newMessages === 1 ? "new message" : "new messages",
      more: messagesInProgress ? `${messagesInProgress} in progress` : null,
    },
    {
      to: deadLetters ? cmsPaths.mailIn("FAILED") : cmsPaths.mail,
      count: deadLetters,
      words: deadLetters === 1 ? "e-mail that failed" : "e-mails that failed",
      more: null,
    },
  ];
}
