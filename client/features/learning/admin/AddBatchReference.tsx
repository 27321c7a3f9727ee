import { problemsOf } from "../../../apollo/problemsOf";
import { useSend } from "../../../cms/useSend";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/Form";
import { showToast } from "../../../ui/toast";
import { AddPart } from "./AddPart";
import { CmsBatchDocument } from "./CmsBatch.generated";
import { CreateReferenceDocument } from "./CreateReference.generated";
import { ReferenceFields } from "./ReferenceFields";

interface AddBatchReferenceProps {
  batchId: string;
}

/** Adds one reference after the other, at the end of the batch's list. */
export function AddBatchReference({ batchId }: AddBatchReferenceProps) {
  const send = useSend({ refetch: [CmsBatchDocument] });

  async function handleSubmit({ title = "", link = "", imageUrl, durationText }: FormValues) {
    const input = { batchId, title, link, imageUrl, durationText };
    const { data, error } = await send(CreateReferenceDocument, input);
    if (!data) return problemsOf(error);
    showToast("success", `${data.createReference.title} was added.`);
  }

  return (
    <AddPart title="Add a reference">
      <Form
        draft={{ name: `new reference ${batchId}` }}
        submitLabel="Add reference"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <ReferenceFields />
      </Form>
    </AddPart>
  );
}
