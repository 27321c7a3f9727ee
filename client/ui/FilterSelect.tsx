import type { ReactNode } from "react";
import { startTransition, useId, useOptimistic } from "react";
import styles from "./FilterSelect.module.css";

interface FilterSelectProps {
  /** Read out; the choices speak for themselves to the eye. */
  label: string;
  /** What is chosen; an empty text for everything. */
  value: string;
  /** What is shown of the list meanwhile stays until the next is there. */
  onChoose: (value: string) => void;
  /** Its options, the first for everything. */
  children: ReactNode;
}

/** Narrows a list down by one choice. */
export function FilterSelect({ label, value, onChoose, children }: FilterSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useOptimistic(value);

  function handleChange(choice: string) {
    startTransition(() => {
      setChosen(choice);
      onChoose(choice);
    });
  }

  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={(event) => handleChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </>
  );
}
