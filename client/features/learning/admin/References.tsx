import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { DragEndEvent } from "@dnd-kit/core";
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { startTransition, useId, useOptimistic } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { AddBatchReference } from "./AddBatchReference";
import { moveAnnouncements } from "./moveAnnouncements";
import { ReferenceRow } from "./ReferenceRow";
import type { ReferenceRow_ReferenceFragment } from "./ReferenceRow.generated";
import { ReorderReferencesDocument } from "./References.generated";

type Reference = { id: string; title: string } & FragmentType<ReferenceRow_ReferenceFragment>;

const PLACE = "references";

interface ReferencesProps {
  batchId: string;
  references: Reference[];
}

/** A batch's references in the learners' order. A row moves at once; where the server refuses, it goes back. */
export function References({ batchId, references }: ReferencesProps) {
  const client = useApolloClient();
  const dndId = useId();
  const [ordered, setOrdered] = useOptimistic(references);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );
  const ids = ordered.map(({ id }) => id);
  useFocusAfterRemoval({ placeId: PLACE, ids });

  async function saveOrder(next: Reference[]) {
    const { data, error } = await client.mutate({
      mutation: ReorderReferencesDocument,
      variables: { input: { batchId, referenceIds: next.map(({ id }) => id) } },
      errorPolicy: "all",
    });
    if (data) return;
    const { general } = await refreshAfterConflict(client, error);
    if (general) showToast("error", `The order was put back. ${general}`);
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    const next = arrayMove(ordered, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    startTransition(async () => {
      setOrdered(next);
      await saveOrder(next);
    });
  }

  return (
    <Panel title={`References (${references.length})`} anchor={PLACE}>
      {references.length === 0 && (
        <Notice title="No references yet">
          <p>Add the first video below. Learners see it as soon as it is added.</p>
        </Notice>
      )}
      <DndContext
        id={dndId}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={moveAnnouncements(ordered)}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol>
            {ordered.map((reference, index) => (
              <ReferenceRow key={reference.id} reference={reference} number={index + 1} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <AddBatchReference batchId={batchId} />
    </Panel>
  );
}
