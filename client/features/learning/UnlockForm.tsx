import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { problemsOf } from "../../apollo/problemsOf";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { paths } from "../../paths";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/form/fields";
import type { FormProblems } from "../../ui/form/problems";
import { BatchReferencesDocument } from "./BatchReferences.generated";
import { CodeLock } from "./CodeLock";
import { UnlockBatchDocument, UnlockLockDocument } from "./UnlockBatch.generated";

interface UnlockFormProps {
  batchId: string;
  batchName: string;
}

function codeProblem(message: string): FormProblems {
  return { fields: { secretCode: message }, general: null };
}

function attempts(count: number): string {
  return count === 1 ? "1 attempt left" : `${count} attempts left`;
}

/** Asks for a batch's secret code; the right one opens the batch for good. */
export function UnlockForm({ batchId, batchName }: UnlockFormProps) {
  const client = useApolloClient();
  // A lock outlasts the page: it is asked for at each visit.
  const { data: lock } = useQuery(UnlockLockDocument, {
    variables: { batchId },
    fetchPolicy: "network-only",
    ssr: false,
  });
  /** Undefined until a code was tried here. */
  const [triedSeconds, setLockedSeconds] = useState<number | null>();
  const [isTyped, setIsTyped] = useState(false);
  // A lock that is known late takes no code away that is typed by then: the server refuses it.
  const knownSeconds = isTyped ? null : lock?.secretCodeLockedSeconds || null;
  const lockedSeconds = triedSeconds === undefined ? knownSeconds : triedSeconds;
  const [isFull, setIsFull] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const handleEnd = useCallback(() => setLockedSeconds(null), []);

  async function handleSubmit({ secretCode = "" }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: UnlockBatchDocument,
      variables: { input: { batchId, secretCode } },
      errorPolicy: "all",
      awaitRefetchQueries: true,
      update: (cache, { data }) => {
        if (data?.unlockBatch.__typename === "BatchUnlocked")
          cache.evict({ id: "ROOT_QUERY", fieldName: "viewerBatches" });
      },
      refetchQueries: ({ data }) =>
        data?.unlockBatch.__typename === "BatchUnlocked" ? [BatchReferencesDocument] : [],
    });
    if (!data) return problemsOf(error);
    const result = data.unlockBatch;
    setIsFull(result.__typename === "BatchFull");
    if (result.__typename === "BatchFull") return codeProblem(result.message);
    if (result.__typename === "BatchUnlocked") return;
    if (result.__typename === "TooManyAttempts") return setLockedSeconds(result.retryAfterSeconds);
    if (result.lockedSeconds !== null) return setLockedSeconds(result.lockedSeconds);
    return codeProblem(`${result.message} ${attempts(result.attemptsLeft)}.`);
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
      <Form submitLabel="Submit" busyLabel="Checking…" onSubmit={handleSubmit}>
        <TextField
          name="secretCode"
          label="Enter Secret Code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          missing="Please enter the secret code of this batch."
          hint="You usually need none: we open the batch when your seat is confirmed."
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
