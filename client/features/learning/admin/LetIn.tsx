import { problemsOf } from "../../../apollo/problemsOf";
import { useSend } from "../../../cms/useSend";
import { EmailField } from "../../../ui/form/EmailField";
import type { FormValues } from "../../../ui/form/Form";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/toast";
import { AddPart } from "./AddPart";
import { BatchLearnersDocument, GrantBatchAccessDocument } from "./BatchLearners.generated";

interface LetInProps {
  batchId: string;
}

/** Gives a learner access to the batch without a code or a payment. */
export function LetIn({ batchId }: LetInProps) {
  const send = useSend({ refetch: [BatchLearnersDocument] });

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await send(GrantBatchAccessDocument, { batchId, email });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was added.`);
  }

  return (
    <AddPart title="Add a learner">
      <p>They need no code or payment, and take a seat like other learners.</p>
      <Form
        draft={{ name: `add learner ${batchId}` }}
        submitLabel="Add learner"
        submitLook="plain"
        busyLabel="Adding…"
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
