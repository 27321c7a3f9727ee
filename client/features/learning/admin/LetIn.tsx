import { useApolloClient } from "@apollo/client/react";
import { problemsOf } from "../../../apollo/problemsOf";
import { rereadShown } from "../../../apollo/rereadShown";
import { EmailField } from "../../../ui/form/EmailField";
import type { FormValues } from "../../../ui/form/Form";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/toast";
import { AddPart } from "./AddPart";
import { BatchLearnersDocument, GrantBatchAccessDocument } from "./BatchLearners.generated";

interface LetInProps {
  batchId: string;
}

/** Lets somebody into the batch who needs neither code nor payment. */
export function LetIn({ batchId }: LetInProps) {
  const client = useApolloClient();

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await client.mutate({
      mutation: GrantBatchAccessDocument,
      variables: { input: { batchId, email } },
      errorPolicy: "all",
    });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was let in.`);
    await rereadShown(client, [BatchLearnersDocument]);
  }

  return (
    <AddPart title="Let somebody in">
      <p>Without code or payment; they take a seat like all others.</p>
      <Form
        draft={{ name: `add learner ${batchId}` }}
        submitLabel="Let in"
        submitLook="plain"
        busyLabel="Letting in…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <EmailField
          label="Learner's e-mail"
          autoComplete="off"
          missing="Please enter the learner's e-mail address."
        />
      </Form>
    </AddPart>
  );
}
