import { useEffect, useEffectEvent, useState } from "react";
import { useCalls } from "./useCalls";

const POLL_MS = 2000;

interface Waiting {
  id: string;
  state: "DONE" | "WAITING";
}

/** Asks for the verdict of a submission that waits, until it is there. */
function usePolledVerdict(submission: Waiting | null): void {
  const { readVerdict } = useCalls();
  const ask = useEffectEvent((id: string) => {
    if (!document.hidden) void readVerdict(id);
  });
  const id = submission?.state === "WAITING" ? submission.id : null;
  useEffect(() => {
    if (!id) return;
    const timer = setInterval(() => ask(id), POLL_MS);
    return () => clearInterval(timer);
  }, [id]);
}

/** Sends the code to be checked. */
export function useCheck(exerciseId: string, submission: Waiting | null) {
  const { submitCode } = useCalls();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  usePolledVerdict(submission);

  async function check(code: string): Promise<void> {
    setIsSending(true);
    setProblem(await submitCode({ exerciseId, code }));
    setIsSending(false);
  }

  return { check, isSending, problem };
}
