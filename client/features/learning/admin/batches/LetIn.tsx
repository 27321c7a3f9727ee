import { useId } from "react";
import { problemsOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { GrantBatchAccessInput as limits } from "../../../../apollo/limits.json";
import { EmailField } from "../../../../ui/form/EmailField";
import type { FormValues } from "../../../../ui/form/formValues";
import { Form } from "../../../../ui/form/Form";
import { Box } from "../../../../ui/layout/Box";
import { showToast } from "../../../../ui/overlay/toast";
import { GrantBatchAccessDocument } from "./BatchLearners.generated";

interface LetInProps {
  batchId: string;
}

/** Gives a learner access to the batch without a code or a payment. */
export function LetIn({ batchId }: LetInProps) {
  const titleId = useId();
  const send = useSend();

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await send(GrantBatchAccessDocument, { batchId, email });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was added.`);
  }

  return (
    <Box as="section" look="sunk" padding="2" gap="2" corners="small" aria-labelledby={titleId}>
      <h3 id={titleId}>Add a learner</h3>
      <p>They need no code or payment, and take a seat like other learners.</p>
      <Form
        draft={{ name: `add learner ${batchId}` }}
        submitLabel="Add learner"
        submitLook="plain"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <EmailField label="Learner's e-mail" autoComplete="off" limits={limits.email} />
      </Form>
    </Box>
  );
}
