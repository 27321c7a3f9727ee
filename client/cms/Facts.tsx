import type { ReactNode } from "react";
import styles from "./Facts.module.css";

interface FactsProps {
  /** Those without a value are left out. */
  facts: [name: string, value: ReactNode][];
}

/** What there is to know of a record, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.pair}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
