import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { SortableRow } from "../../../cms/SortableRow";
import { useSend } from "../../../cms/useSend";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { showToast } from "../../../ui/toast";
import { ReferenceImage } from "../ReferenceImage";
import { CmsBatchDocument } from "./CmsBatch.generated";
import { DeleteReferenceDocument } from "./EditReference.generated";
import { EditReferenceDialog } from "./EditReferenceDialog";
import { ReferenceRow_ReferenceFragmentDoc } from "./ReferenceRow.generated";
import type { ReferenceRow_ReferenceFragment } from "./ReferenceRow.generated";
import styles from "./ReferenceRow.module.css";

interface ReferenceRowProps {
  reference: FragmentType<ReferenceRow_ReferenceFragment>;
  /** The place in the batch, from 1. */
  number: number;
}

/** A reference in its batch's list: moved by its handle, edited, deleted. */
export function ReferenceRow({ reference, number }: ReferenceRowProps) {
  const client = useApolloClient();
  const send = useSend({ refetch: [CmsBatchDocument] });
  const { data } = useSuspenseFragment({
    fragment: ReferenceRow_ReferenceFragmentDoc,
    fragmentName: "ReferenceRow_reference",
    from: reference,
  });
  const { id, version, title } = data;
  const [asking, setAsking] = useState<"edit" | "delete" | null>(null);

  async function handleDelete() {
    const { data: deleted, error } = await send(DeleteReferenceDocument, { id, expectedVersion: version });
    if (!deleted) return refreshAfterConflict(client, error);
    showToast("success", `${title} was deleted.`);
  }

  return (
    <SortableRow
      id={id}
      title={title}
      place={number}
      picture={<ReferenceImage imageUrl={data.imageUrl} seed={title} />}
      actions={
        <>
          <Button
            size="small"
            look="quiet"
            aria-label={`Edit ${title}`}
            icon={<Pencil size={18} aria-hidden />}
            onClick={() => setAsking("edit")}
          />
          <Button
            size="small"
            look="quiet"
            aria-label={`Delete ${title}`}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => setAsking("delete")}
          />
        </>
      }
    >
      <a href={data.link} target="_blank" rel="noopener noreferrer">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      <span className={styles.facts}>
        {data.durationText ?? "no time given"} · {new URL(data.link).hostname}
      </span>
      <EditReferenceDialog reference={data} isOpen={asking === "edit"} onClose={() => setAsking(null)} />
      <ConfirmDialog
        title="Delete this reference?"
        confirmLabel="Delete reference"
        busyLabel="Deleting…"
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        onConfirm={handleDelete}
      >
        <p>
          Learners of this batch can no longer watch <strong>{title}</strong>.
        </p>
      </ConfirmDialog>
    </SortableRow>
  );
}
