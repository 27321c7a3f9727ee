import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { useRef } from "react";
import { isGone } from "../../../apollo/problemsOf";
import { rereadShown } from "../../../apollo/rereadShown";
import { saveOutcomeOf } from "../../../cms/saveOutcomeOf";
import { useSend } from "../../../cms/useSend";
import { Dialog } from "../../../ui/Dialog";
import type { FormValues } from "../../../ui/form/Form";
import type { VersionedRecord } from "../../../ui/form/mergeValues";
import { VersionedForm } from "../../../ui/form/VersionedForm";
import { CmsBatchDocument } from "./CmsBatch.generated";
import {
  EditReference_ReferenceFragmentDoc,
  NewestReferencesDocument,
  UpdateReferenceDocument,
} from "./EditReference.generated";
import type { EditReference_ReferenceFragment } from "./EditReference.generated";
import { ReferenceFields } from "./ReferenceFields";

const FIELDS = [
  { name: "title", label: "Reference Title" },
  { name: "link", label: "Reference Link" },
  { name: "imageUrl", label: "Image URL" },
  { name: "durationText", label: "Time Duration" },
];

function toRecord(reference: Omit<EditReference_ReferenceFragment, " $fragmentName">): VersionedRecord {
  return {
    version: reference.version,
    values: {
      title: reference.title,
      link: reference.link,
      imageUrl: reference.imageUrl ?? "",
      durationText: reference.durationText ?? "",
    },
  };
}

interface EditReferenceDialogProps {
  reference: FragmentType<EditReference_ReferenceFragment>;
  isOpen: boolean;
  onClose: () => void;
}

/** Edits a reference; stays open after saving, so that "Saved" is seen. */
export function EditReferenceDialog({ reference, isOpen, onClose }: EditReferenceDialogProps) {
  const client = useApolloClient();
  const send = useSend({});
  const { data } = useSuspenseFragment({
    fragment: EditReference_ReferenceFragmentDoc,
    fragmentName: "EditReference_reference",
    from: reference,
  });

  const isDeleted = useRef(false);

  async function save(values: FormValues, expectedVersion: number) {
    const { title = "", link = "", imageUrl, durationText } = values;
    const result = await send(UpdateReferenceDocument, {
      ...{ id: data.id, expectedVersion },
      ...{ title, link, imageUrl, durationText },
    });
    isDeleted.current = isGone(result.error);
    return result.data ? { saved: toRecord(result.data.updateReference) } : saveOutcomeOf(result.error);
  }

  async function readNewest() {
    const { data: newest } = await client.query({
      query: NewestReferencesDocument,
      variables: { batchId: data.batch.id },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    const found = newest?.batch?.references?.find(({ id }) => id === data.id);
    return found ? toRecord(found) : null;
  }

  /** The list is read again only now, so that the dialog keeps what was typed. */
  function handleClose() {
    onClose();
    if (isDeleted.current) void rereadShown(client, [CmsBatchDocument]);
  }

  return (
    <Dialog title="Edit reference" isOpen={isOpen} onClose={handleClose}>
      <VersionedForm
        draftName={`reference ${data.id}`}
        record={toRecord(data)}
        fields={FIELDS}
        save={save}
        readNewest={readNewest}
      >
        {(values) => <ReferenceFields values={values} />}
      </VersionedForm>
    </Dialog>
  );
}
