import type { ApolloClient, Reference } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { problemsOf, waitSecondsOf } from "../../apollo/problemsOf";
import { refetchActive } from "../../apollo/refetchActive";
import { send } from "../../apollo/send";
import { waitingTime } from "../../format/waitingTime";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { paths } from "../../../shared/paths";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/form/fields";
import { fieldProblem } from "../../ui/form/problems";
import { SubmitButton } from "../../ui/form/SubmitButton";
import {
  BatchReferencesDocument,
  OwnDashDocument,
  UnlockBatchDocument,
  UnlockLockDocument,
} from "./Dash.generated";

const SECOND_MS = 1000;

interface CodeLockProps {
  batchName: string;
  seconds: number;
  onEnd: () => void;
}

function CodeLock({ batchName, seconds, onEnd }: CodeLockProps) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const until = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / SECOND_MS);
      setLeft(now);
      if (now <= 0) onEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds, onEnd]);

  return (
    <div>
      <p role="alert" tabIndex={-1} data-first-focus>
        <strong>Too many wrong codes.</strong>
      </p>
      <p>Please try again in {waitingTime(left)}.</p>
      <p>
        No code? <Link to={paths.contactAbout(batchName)}>Ask the academy for help</Link>
      </p>
    </div>
  );
}

interface UnlockFormProps {
  batchId: string;
  batchName: string;
  onUnlock: () => void;
}

/** Once the lessons have arrived, so that the focus can move to them. */
async function addToOwnBatches(client: ApolloClient, batchId: string): Promise<void> {
  const { cache } = client;
  const opened = cache.identify({ __typename: "Batch", id: batchId });
  for (const fieldName of ["viewerBatches", "viewerBatchIds"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.modify<{ viewerCurrentBatches: Reference[] }>({
    fields: {
      viewerCurrentBatches: (batches) => (opened ? [...batches, { __ref: opened }] : batches),
    },
  });
  await refetchActive(client, [OwnDashDocument]);
}

function attempts(count: number): string {
  return count === 1 ? "1 attempt left" : `${count} attempts left`;
}

export function UnlockForm({ batchId, batchName, onUnlock }: UnlockFormProps) {
  const client = useApolloClient();
  // A lock outlasts the page, so each visit fetches it.
  const { data: lock } = useQuery(UnlockLockDocument, {
    variables: { batchId },
    fetchPolicy: "network-only",
    ssr: false,
  });
  const [triedSeconds, setLockedSeconds] = useState<number | null>();
  const [isTyped, setIsTyped] = useState(false);
  // A late lock does not discard a typed code: the server rejects it.
  const knownSeconds = isTyped ? null : lock?.secretCodeLockedSeconds || null;
  const lockedSeconds = triedSeconds === undefined ? knownSeconds : triedSeconds;
  const [isFull, setIsFull] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const handleEnd = useCallback(() => setLockedSeconds(null), []);

  async function handleSubmit({ secretCode = "" }: Record<string, string>) {
    const { data, error } = await send(client, UnlockBatchDocument, { input: { batchId, secretCode } });
    const seconds = waitSecondsOf(error);
    if (seconds !== null) {
      setIsFull(false);
      return setLockedSeconds(seconds);
    }
    if (!data) return problemsOf(error);
    const result = data.unlockBatch;
    setIsFull(result.__typename === "BatchFull");
    if (result.__typename === "BatchFull") return fieldProblem("secretCode", result.message);
    if (result.__typename === "BatchUnlocked") {
      await refetchActive(client, [BatchReferencesDocument]);
      onUnlock();
      return addToOwnBatches(client, batchId);
    }
    if (result.lockedSeconds !== null) return setLockedSeconds(result.lockedSeconds);
    return fieldProblem("secretCode", `${result.message} ${attempts(result.attemptsLeft)}.`);
  }

  useFocusAfterSwap(place, lockedSeconds === null);

  if (lockedSeconds !== null)
    return (
      <div ref={place}>
        <CodeLock batchName={batchName} seconds={lockedSeconds} onEnd={handleEnd} />
      </div>
    );
  return (
    <div ref={place} onInput={() => setIsTyped(true)}>
      <Form onSubmit={handleSubmit}>
        <TextField
          name="secretCode"
          label="Enter Secret Code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          missing="Please enter the secret code of this batch."
          hint="Usually not needed: we’ll open the batch once your seat is confirmed."
          end={
            <SubmitButton look="main" busyLabel="Checking…">
              Submit
            </SubmitButton>
          }
        />
      </Form>
      {isFull && (
        <p>
          <Link to={paths.contactAbout(batchName)}>Ask the academy for a seat</Link>
        </p>
      )}
    </div>
  );
}
