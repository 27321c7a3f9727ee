import { useQuery } from "@apollo/client/react";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";
import { Notice } from "../../../ui/Notice";
import { CheckerNoteDocument } from "./CheckerNote.generated";

const EVERY_MS = 15_000;

function Unjudged({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <Notice title="Some code couldn’t be judged">
      <p>
        Learners sent code in the last 7 days that the academy couldn’t compare with what is expected:{" "}
        {titles.join(", ")}. Open “How learners do” of the exercise to see it. Saving the exercise with a
        changed test checks their code again.
      </p>
    </Notice>
  );
}

/** Shown while the checker does not answer, and after it failed on certain code. */
export function CheckerNote() {
  const { data } = useQuery(CheckerNoteDocument, {
    fetchPolicy: "cache-and-network",
    pollInterval: EVERY_MS,
    ssr: false,
  });
  if (!data) return null;
  const { isReachable, waitingCount, oldestWaitingSince, unjudged } = data.checkerState;
  if (isReachable) return <Unjudged titles={unjudged} />;
  return (
    <Notice title="The checker doesn’t answer">
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
