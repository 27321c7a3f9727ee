import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./AddPart.module.css";

interface AddPartProps {
  title: string;
  children: ReactNode;
}

/** Below a list of a batch: where one more is added. */
export function AddPart({ title, children }: AddPartProps) {
  const titleId = useId();
  return (
    <section className={styles.add} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
