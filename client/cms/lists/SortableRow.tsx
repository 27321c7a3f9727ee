import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./SortableRow.module.css";

interface SortableRowProps {
  id: string;
  title: string;
  place: number;
  picture?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function SortableRow({ id, title, place, picture, actions, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${title}`}
      >
        <GripVertical size={20} aria-hidden />
      </button>
      <span className={styles.number}>{place}</span>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
