import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from "lucide-react";
import type { ReactNode, SyntheticEvent } from "react";
import { useState } from "react";
import { Button } from "../../Button";
import type { FormValues } from "../formValues";
import { valuesOf } from "../formValues";
import styles from "./ListField.module.css";
import { entryValues } from "./listRows";

interface ListEntryProps {
  rowKey: number;
  path: string;
  title: string;
  summarise: (values: FormValues) => string;
  values: FormValues;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Up (-1) or down (1). */
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

export function ListEntry(props: ListEntryProps) {
  const { rowKey, path, title, summarise, values, isOpen, isFirst, isLast, onMove, onRemove, children } =
    props;
  const [summary, setSummary] = useState(() => summarise(values));

  function handleInput({ target }: SyntheticEvent) {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) setSummary(summarise(entryValues(path, valuesOf(form))));
  }

  return (
    <li className={styles.entry} data-row={rowKey} onInput={handleInput}>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.summary}>
          <ChevronRight className={styles.marker} size={18} aria-hidden />
          <span className={styles.title}>{title}</span>
          <span className={styles.about}>{summary}</span>
        </summary>
        <fieldset className={styles.fields} aria-label={title}>
          {children}
        </fieldset>
      </details>
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
