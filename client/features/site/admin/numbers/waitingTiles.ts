import { counted } from "../../../../format/counted";
import { paths } from "../../../../paths";
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
      to: paths.cmsRegistrations,
      count: proofs,
      words: proofs === 1 ? "payment to decide" : "payments to decide",
      more: inLine ? `${counted(inLine, "person", "people")} on waiting lists` : null,
    },
    {
      to: paths.cmsMessages,
      count: newMessages,
      words: newMessages === 1 ? "new message" : "new messages",
      more: messagesInProgress ? `${messagesInProgress} in progress` : null,
    },
    {
      to: deadLetters ? paths.cmsMailIn("FAILED") : paths.cmsMail,
      count: deadLetters,
      words: deadLetters === 1 ? "letter not delivered" : "letters not delivered",
      more: null,
    },
  ];
}
