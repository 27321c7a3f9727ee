import { startTransition, useEffect, useRef } from "react";
import styles from "./SearchField.module.css";

/** Debounce after the last key. */
const PAUSE_MS = 250;
const MAX_CHARACTERS = 120;

interface SearchFieldProps {
  label: string;
  value?: string;
  onSearch: (text: string) => void;
}

/** Searches while typing; the visible list stays until the next has loaded. */
export function SearchField({ label, value = "", onSearch }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const sought = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A link may change or clear the search in the URL.
  useEffect(() => {
    if (field.current && value !== sought.current) field.current.value = value;
    sought.current = value;
  }, [value]);

  function search(text: string) {
    sought.current = text;
    startTransition(() => onSearch(text));
  }

  function handleChange(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text.trim()), PAUSE_MS);
  }

  return (
    <input
      ref={field}
      type="search"
      defaultValue={value}
      className={styles.search}
      aria-label={label}
      placeholder={label}
      maxLength={MAX_CHARACTERS}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
