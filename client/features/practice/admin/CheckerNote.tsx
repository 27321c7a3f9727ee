import { useQuery } from "@apollo/client/react";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";
import { Notice } from "../../../ui/Notice";
import { CheckerNoteDocument } from "./CheckerNote.generated";

const EVERY_MS = 15_000;

/** Shown while the checker does not answer. */
export function CheckerNote() {
  const { data } = useQuery(CheckerNoteDocument, {
    fetchPolicy: "cache-and-network",
    pollInterval: EVERY_MS,
    ssr: false,
  });
  if (!data || data.checkerState.isReachable) return null;
  const { waitingCount, oldestWaitingSince } = data.checkerState;
  return (
    <Notice title="The checker does not answer">
      <p>
        You can save drafts, but not try or publish an exercise.{" "}
        {waitingCount > 0 &&
          `${counted(waitingCount, "submission waits", "submissions wait")} for a verdict${
            oldestWaitingSince ? `, the oldest since ${momentInIndia(oldestWaitingSince)}` : ""
          }. `}
        It resumes by itself when the checker is back.
      </p>
    </Notice>
  );
}
