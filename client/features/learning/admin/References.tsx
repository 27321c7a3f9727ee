import type { FragmentType } from "@apollo/client";
import { SortableList } from "../../../cms/SortableList";
import { useSend } from "../../../cms/useSend";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { AddBatchReference } from "./AddBatchReference";
import { ReferenceRow } from "./ReferenceRow";
import type { ReferenceRow_ReferenceFragment } from "./ReferenceRow.generated";
import { ReorderReferencesDocument } from "./References.generated";

type Reference = { id: string; title: string } & FragmentType<ReferenceRow_ReferenceFragment>;

const PLACE = "references";

interface ReferencesProps {
  batchId: string;
  references: Reference[];
}

/** A batch's references in the learners' order. */
export function References({ batchId, references }: ReferencesProps) {
  const send = useSend({});
  return (
    <Panel title={`References (${references.length})`} anchor={PLACE}>
      {references.length === 0 && (
        <Notice title="No references yet">
          <p>Add the first video below. Learners of a published course see it at once.</p>
        </Notice>
      )}
      <SortableList
        placeId={PLACE}
        noun="reference"
        items={references}
        titleOf={({ title }) => title}
        reorder={(referenceIds) => send(ReorderReferencesDocument, { batchId, referenceIds })}
      >
        {(reference, place) => <ReferenceRow key={reference.id} reference={reference} number={place} />}
      </SortableList>
      <AddBatchReference batchId={batchId} />
    </Panel>
  );
}
