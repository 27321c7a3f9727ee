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
import type { ReactNode } from "react";
import { startTransition, useId, useOptimistic } from "react";
import { refreshAfterConflict } from "../../apollo/refreshAfterConflict";
import { useFocusAfterRemoval } from "../../hooks/useFocusAfterRemoval";
import { showToast } from "../../ui/overlay/toast";
import { moveAnnouncements } from "./moveAnnouncements";
import type { Sent } from "../records/useSend";

interface SortableListProps<Item> {
  placeId: string;
  noun: string;
  items: Item[];
  titleOf: (item: Item) => string;
  reorder: (ids: string[]) => Promise<Sent>;
  /** Renders a `SortableRow`; `place` counts from 1. */
  children: (item: Item, place: number) => ReactNode;
}

/** Sorts by mouse, touch and keyboard. Moves are optimistic: a rejected one is reverted. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { placeId, noun, items, titleOf, reorder, children } = props;
  const client = useApolloClient();
  const dndId = useId();
  const [ordered, setOrdered] = useOptimistic(items);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );
  const ids = ordered.map(({ id }) => id);
  useFocusAfterRemoval({ placeId, ids });

  async function saveOrder(next: Item[]) {
    const { error, refreshed } = await reorder(next.map(({ id }) => id));
    // The optimistic order lasts until this resolves, so the refetched list must be there by then.
    if (!error) return refreshed;
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
    <DndContext
      id={dndId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={moveAnnouncements({
        noun,
        titles: new Map(ordered.map((item) => [item.id, titleOf(item)])),
      })}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol>{ordered.map((item, index) => children(item, index + 1))}</ol>
      </SortableContext>
    </DndContext>
  );
}
