import type { ReactNode } from "react";
import { startTransition, useId, useOptimistic } from "react";
import styles from "./FilterSelect.module.css";

interface FilterSelectProps {
  label: string;
  value: string;
  /** Runs in a transition: the visible list stays until the next has loaded. */
  onChoose: (value: string) => void;
  children: ReactNode;
}

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
