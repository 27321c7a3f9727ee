import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Facts.module.css";

export type Fact = [name: string, value: ReactNode, Icon?: LucideIcon];

interface FactsProps {
  facts: Fact[];
  look?: "plain" | "strong";
}

export function Facts({ facts, look = "plain" }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${styles[look] ?? ""}`}>
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
