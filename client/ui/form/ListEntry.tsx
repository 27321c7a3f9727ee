import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button";
import styles from "./ListField.module.css";

interface ListEntryProps {
  rowKey: number;
  /** "Day 2". */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One thing of a list, with what moves and removes it. */
export function ListEntry({ rowKey, title, isFirst, isLast, onMove, onRemove, children }: ListEntryProps) {
  return (
    <li className={styles.entry} data-row={rowKey}>
      <fieldset className={styles.fields}>
        <legend className={styles.title}>{title}</legend>
        {children}
      </fieldset>
      <div className={styles.actions}>
        <Button
          look="quiet"
          aria-label={`Move ${title} up`}
          aria-disabled={isFirst}
          data-does="up"
          icon={<ArrowUp size={18} aria-hidden />}
          onClick={() => !isFirst && onMove(-1)}
        />
        <Button
          look="quiet"
          aria-label={`Move ${title} down`}
          aria-disabled={isLast}
          data-does="down"
          icon={<ArrowDown size={18} aria-hidden />}
          onClick={() => !isLast && onMove(1)}
        />
        <Button
          look="quiet"
          aria-label={`Remove ${title}`}
          data-does="remove"
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
