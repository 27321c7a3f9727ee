import { startTransition, useEffect, useRef } from "react";
import styles from "./SearchField.module.css";

/** So long after the last key the list is asked. */
const PAUSE_MS = 250;
const MAX_CHARACTERS = 120;

interface SearchFieldProps {
  label: string;
  onSearch: (text: string) => void;
}

/** Searches while typing; the list that is shown stays until the next one is there. */
export function SearchField({ label, onSearch }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleChange(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => onSearch(text.trim())), PAUSE_MS);
  }

  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      maxLength={MAX_CHARACTERS}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
