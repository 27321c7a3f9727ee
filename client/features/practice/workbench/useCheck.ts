import { useApolloClient, useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { waitingTime } from "../../../format/waitingTime";
import { SubmitCodeDocument, WaitingSubmissionDocument } from "./Workbench.generated";

const POLL_MS = 2000;

interface Waiting {
  id: string;
  state: "DONE" | "WAITING";
}

/** Asks for the verdict of a submission that waits, until it is there. */
function usePolledVerdict(submission: Waiting | null): void {
  const client = useApolloClient();
  const id = submission?.state === "WAITING" ? submission.id : null;
  useEffect(() => {
    if (!id) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      client
        .query({ query: WaitingSubmissionDocument, variables: { id }, fetchPolicy: "network-only" })
        .catch(() => {});
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [client, id]);
}

/** Sends the code to be checked. */
export function useCheck(exerciseId: string, submission: Waiting | null) {
  const [submit, { loading }] = useMutation(SubmitCodeDocument);
  const [problem, setProblem] = useState<string | null>(null);
  usePolledVerdict(submission);

  async function check(code: string): Promise<void> {
    const { data, error } = await submit({ variables: { input: { exerciseId, code } } });
    const answer = data?.submitCode;
    if (error) setProblem(messageOf(error));
    else if (answer?.__typename === "TooManyAttempts")
      setProblem(`You checked very often. Try again in ${waitingTime(answer.retryAfterSeconds)}.`);
    else setProblem(null);
  }

  return { check, isSending: loading, problem };
}
