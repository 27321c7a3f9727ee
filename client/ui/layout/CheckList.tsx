import { Check } from "lucide-react";
import styles from "./CheckList.module.css";

/** What a person gets, each with a check mark. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Check size={20} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
