import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Facts.module.css";

export type Fact = [name: string, value: ReactNode, Icon?: LucideIcon];

interface FactsProps {
  /** Those without a value are left out. */
  facts: Fact[];
}

/** What there is to know of something, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, Icon]) =>
        value ? (
          <div key={name} className={styles.pair}>
            <dt>
              {Icon && <Icon size={20} aria-hidden />}
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
