import { useApolloClient } from "@apollo/client/react";
import { problemsOf } from "../../apollo/problemsOf";
import { waitingTime } from "../../format/waitingTime";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/form/fields";
import type { FormProblems } from "../../ui/form/problems";
import { BatchReferencesDocument } from "./BatchReferences.generated";
import { UnlockBatchDocument } from "./UnlockBatch.generated";

interface UnlockFormProps {
  batchId: string;
}

function codeProblem(message: string): FormProblems {
  return { fields: { secretCode: message }, general: null };
}

function attempts(count: number): string {
  return count === 1 ? "1 attempt left" : `${count} attempts left`;
}

/** Asks for a batch's secret code; the right one opens the batch for good. */
export function UnlockForm({ batchId }: UnlockFormProps) {
  const client = useApolloClient();

  async function handleSubmit({ secretCode = "" }: Record<string, string>) {
    const { data, error } = await client.mutate({
      mutation: UnlockBatchDocument,
      variables: { input: { batchId, secretCode } },
      errorPolicy: "all",
      awaitRefetchQueries: true,
      refetchQueries: ({ data }) =>
        data?.unlockBatch.__typename === "BatchUnlocked" ? [BatchReferencesDocument] : [],
    });
    if (!data) return problemsOf(error);
    const result = data.unlockBatch;
    if (result.__typename === "InvalidSecretCode") {
      return codeProblem(`${result.message} ${attempts(result.attemptsLeft)}.`);
    }
    if (result.__typename === "BatchFull") return codeProblem(result.message);
    if (result.__typename === "TooManyAttempts") {
      return codeProblem(`Too many attempts. Please try again in ${waitingTime(result.retryAfterSeconds)}.`);
    }
  }

  return (
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
        hint="The academy sends it when your place is confirmed."
      />
    </Form>
  );
}
