import type { ReactNode } from "react";
import { startTransition, useId } from "react";
import styles from "./FilterSelect.module.css";

interface FilterSelectProps {
  /** Read out; the choices speak for themselves to the eye. */
  label: string;
  /** What is shown of the list meanwhile stays until the next is there. */
  onChoose: (value: string) => void;
  /** Its options, the first for everything. */
  children: ReactNode;
}

/** Narrows a list down by one choice. */
export function FilterSelect({ label, onChoose, children }: FilterSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        onChange={({ currentTarget: { value } }) => startTransition(() => onChoose(value))}
      >
        {children}
      </select>
    </>
  );
}
