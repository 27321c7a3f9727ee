import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Suspense, useState } from "react";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Notice } from "../ui/Notice";
import { messageOf } from "./problemsOf";
import { signInCount } from "./sessionEnd";

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown while the part loads. */
  fallback: ReactNode;
  /** As in "The notes could not be loaded". */
  name: string;
  /** What the part shows, such as the words searched for. A change of it tries again. */
  shows: string;
}

/** A part of a page that loads or fails by itself: the rest of the page, and what was typed there, stays. */
export function PartBoundary({ children, fallback, name, shows }: PartBoundaryProps) {
  const client = useApolloClient();
  const signIns = useReactiveVar(signInCount);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  async function tryAgain() {
    setIsBusy(true);
    // Apollo keeps a failed query for a while, and would show its error again.
    const failed = [...client.getObservableQueries()].filter((query) => query.getCurrentResult().error);
    await Promise.allSettled(failed.map(async (query) => query.refetch()));
    setIsBusy(false);
    setAttempt(attempt + 1);
  }

  return (
    <ErrorBoundary
      resetKey={[shows, signIns, attempt].join(" ")}
      drawError={(error) => (
        <Notice
          tone="problem"
          title={`${name} couldn’t be loaded`}
          action={
            <Button isBusy={isBusy} onClick={() => void tryAgain()}>
              Try again
            </Button>
          }
        >
          <p>{messageOf(error)}</p>
        </Notice>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
