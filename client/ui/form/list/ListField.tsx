import { Plus, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { use, useEffect, useRef, useState } from "react";
import { Button } from "../../Button";
import type { FormValues } from "../formValues";
import { valuesOf } from "../formValues";
import { FormContext, useField } from "../FormContext";
import formStyles from "../Form.module.css";
import { ListEntry } from "./ListEntry";
import styles from "./ListField.module.css";
import type { ListRow } from "./listRows";
import { countEntries, entryValues, moveRow, placeValues } from "./listRows";

interface ListFieldProps {
  name: string;
  label: string;
  hint?: string;
  noun: string;
  /** The maximum number of entries. */
  maxItems: number;
  values: FormValues;
  summarise: (values: FormValues) => string;
  children: (path: string, values: FormValues) => ReactNode;
}

interface NextFocus {
  key: number | null;
  does: "up" | "down" | "remove" | "field";
}

const CONTROL = {
  up: "[data-does=up]",
  down: "[data-does=down]",
  remove: "[data-does=remove]",
  field: "input, textarea, select",
};

function firstRows(name: string, values: FormValues): ListRow[] {
  return Array.from({ length: countEntries(name, values) }, (_, index) => ({
    key: index,
    values: entryValues(`${name}.${index}.`, values),
    isOpen: false,
  }));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Change {
  next: ListRow[];
  focus: NextFocus;
  announcement: string;
}

function useListRows({ name, noun, values }: ListFieldProps) {
  const { forgetProblems } = use(FormContext);
  const place = useRef<HTMLFieldSetElement>(null);
  const nextFocus = useRef<NextFocus | null>(null);
  const [rows, setRows] = useState(() => firstRows(name, values));
  const [nextKey, setNextKey] = useState(rows.length);
  const [removed, setRemoved] = useState<{ row: ListRow; index: number } | null>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const wanted = nextFocus.current;
    if (!wanted || !place.current) return;
    nextFocus.current = null;
    const row = place.current.querySelector(`[data-row="${wanted.key}"]`);
    const control = row?.querySelector<HTMLElement>(CONTROL[wanted.does]);
    (control ?? place.current.querySelector<HTMLElement>("[data-does=add]"))?.focus();
    // Counts as typing for the form.
    place.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [rows]);

  function change({ next, focus, announcement }: Change) {
    // Problems name an entry by its index, and the indexes change.
    forgetProblems(name);
    nextFocus.current = focus;
    setRows(next);
    setSaid(announcement);
  }

  function insert(index: number, entry: FormValues, announcement: string) {
    const row = { key: nextKey, values: entry, isOpen: true };
    setNextKey(nextKey + 1);
    setRemoved(null);
    const next = [...rows.slice(0, index), row, ...rows.slice(index)];
    change({ next, focus: { key: row.key, does: "field" }, announcement });
  }

  function move(index: number, step: 1 | -1) {
    const row = rows[index];
    if (!row) return;
    const does = step === 1 ? "down" : "up";
    const announcement = `${capitalised(noun)} ${index + 1} is now at place ${index + step + 1} of ${rows.length}.`;
    change({ next: moveRow(rows, index, index + step), focus: { key: row.key, does }, announcement });
  }

  function remove(index: number) {
    const row = rows[index];
    const form = place.current?.form;
    if (!row || !form) return;
    const typed = entryValues(`${name}.${index}.`, valuesOf(form));
    setRemoved({ row: { ...row, values: typed }, index });
    const neighbour = rows[index + 1] ?? rows[index - 1];
    const next = rows.filter((one) => one !== row);
    const announcement = `${capitalised(noun)} ${index + 1} was removed; ${next.length} left.`;
    change({ next, focus: { key: neighbour?.key ?? null, does: "remove" }, announcement });
  }

  return { place, rows, removed, said, insert, move, remove };
}

export function ListField(props: ListFieldProps) {
  const { name, label, hint, noun, maxItems, summarise, children } = props;
  const field = useField(name);
  const { place, rows, removed, said, insert, move, remove } = useListRows(props);
  const isFull = rows.length >= maxItems;
  return (
    <fieldset ref={place} className={styles.list} aria-describedby={field.describedBy(Boolean(hint))}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={field.hintId} className={formStyles.hint}>
          {hint}
        </p>
      )}
      <ol className={styles.entries}>
        {rows.map(({ key, values: entry, isOpen }, index) => {
          const path = `${name}.${index}.`;
          return (
            <ListEntry
              key={key}
              rowKey={key}
              path={path}
              summarise={summarise}
              values={entry}
              isOpen={isOpen}
              title={`${capitalised(noun)} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            >
              {children(path, placeValues(path, entry))}
            </ListEntry>
          );
        })}
      </ol>
      {field.problem && (
        <p id={field.problemId} className={formStyles.problem}>
          {field.problem}
        </p>
      )}
      <div className={styles.foot}>
        <Button
          name={name}
          data-does="add"
          aria-disabled={isFull}
          icon={<Plus size={18} aria-hidden />}
          onClick={() =>
            !isFull && insert(rows.length, {}, `${capitalised(noun)} ${rows.length + 1} was added.`)
          }
        >
          Add {noun}
        </Button>
        {removed && !isFull && (
          <Button
            look="quiet"
            icon={<Undo2 size={18} aria-hidden />}
            onClick={() => insert(removed.index, removed.row.values, `The ${noun} is back.`)}
          >
            Restore the removed {noun}
          </Button>
        )}
        {isFull && <span className={formStyles.hint}>There is room for {maxItems}.</span>}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
