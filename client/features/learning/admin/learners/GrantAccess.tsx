import { GrantBatchAccessInput as limits } from "../../../../apollo/cmsLimits.json";
import { problemsOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { EmailField } from "../../../../ui/form/EmailField";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { GrantBatchAccessDocument } from "./BatchLearners.generated";

interface GrantAccessProps {
  batchId: string;
}

export function GrantAccess({ batchId }: GrantAccessProps) {
  const send = useSend();

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await send(GrantBatchAccessDocument, { batchId, email });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was added.`);
  }

  return (
    <Panel title="Add a learner">
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
    </Panel>
  );
}
