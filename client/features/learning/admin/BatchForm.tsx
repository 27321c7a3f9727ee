import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { CATALOGUE } from "../../../apollo/catalogue";
import { saveOutcomeOf } from "../../../cms/saveOutcomeOf";
import { useSend } from "../../../cms/useSend";
import { CheckboxField } from "../../../ui/form/fields";
import type { FormValues } from "../../../ui/form/Form";
import type { VersionedRecord } from "../../../ui/form/mergeValues";
import { VersionedForm } from "../../../ui/form/VersionedForm";
import { BatchFields } from "./BatchFields";
import { BatchForm_BatchFragmentDoc, NewestBatchDocument, UpdateBatchDocument } from "./BatchForm.generated";
import type { BatchForm_BatchFragment } from "./BatchForm.generated";
import { batchDetails } from "./batchDetails";

const FIELDS = [
  { name: "name", label: "Batch Name" },
  { name: "startsOn", label: "First day" },
  { name: "endsOn", label: "Last day" },
  { name: "scheduleText", label: "Schedule" },
  { name: "seats", label: "Seats" },
  { name: "whatsAppGroupLink", label: "WhatsApp group" },
  { name: "isClosed", label: "Closed to new learners", isTick: true },
];

function toRecord(batch: Omit<BatchForm_BatchFragment, " $fragmentName">): VersionedRecord {
  return {
    version: batch.version,
    values: {
      name: batch.name,
      startsOn: batch.startsOn ?? "",
      endsOn: batch.endsOn ?? "",
      scheduleText: batch.scheduleText ?? "",
      seats: batch.seats?.toString() ?? "",
      whatsAppGroupLink: batch.whatsAppGroupLink ?? "",
      isClosed: batch.isClosed ? "on" : "",
    },
  };
}

interface BatchFormProps {
  batch: FragmentType<BatchForm_BatchFragment>;
}

/** Edits a batch's name, dates and seats, and closes it to new learners or opens it to them again. */
export function BatchForm({ batch }: BatchFormProps) {
  const client = useApolloClient();
  const send = useSend({ forget: CATALOGUE });
  const { data } = useSuspenseFragment({
    fragment: BatchForm_BatchFragmentDoc,
    fragmentName: "BatchForm_batch",
    from: batch,
  });

  async function save(values: FormValues, expectedVersion: number) {
    const result = await send(UpdateBatchDocument, {
      id: data.id,
      expectedVersion,
      ...batchDetails(values),
      isClosed: values.isClosed === "on",
    });
    return result.data ? { saved: toRecord(result.data.updateBatch) } : saveOutcomeOf(result.error);
  }

  async function readNewest() {
    const { data: newest } = await client.query({
      query: NewestBatchDocument,
      variables: { id: data.id },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    return newest?.batch ? toRecord(newest.batch) : null;
  }

  return (
    <VersionedForm
      draftName={`batch ${data.id}`}
      record={toRecord(data)}
      fields={FIELDS}
      save={save}
      readNewest={readNewest}
    >
      {(values) => (
        <>
          <BatchFields values={values} />
          <CheckboxField
            name="isClosed"
            label="Closed to new learners"
            defaultChecked={values.isClosed === "on"}
            hint="The code no longer works for new learners. Learners with access keep it."
          />
        </>
      )}
    </VersionedForm>
  );
}
