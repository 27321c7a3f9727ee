import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ContentRows.module.css";
import { PublishedTag } from "./PublishedTag";

interface ContentRowsProps<Item> {
  items: Item[];
  /** Where a row leads. */
  to: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** At the end of the row, in a few words. */
  factsOf?: (item: Item) => ReactNode;
  /** Buttons after the facts. */
  actionsOf?: (item: Item) => ReactNode;
  /** When visitors will see what is published, while that is still to come. */
  scheduledFor?: (item: Item) => string | null;
}

/** Records in a list, each row leading to its page. */
export function ContentRows<Item extends { id: string; isPublished?: boolean; registeredPeople?: number }>(
  props: ContentRowsProps<Item>,
) {
  const { items, to, titleOf, factsOf, actionsOf, scheduledFor } = props;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <Link to={to(item)} className={styles.name}>
            {titleOf(item)}
          </Link>
          <span className={styles.facts}>
            {factsOf?.(item)}
            {item.isPublished !== undefined && (
              <PublishedTag
                isPublished={item.isPublished}
                hasPeople={Boolean(item.registeredPeople)}
                scheduledFor={scheduledFor?.(item)}
              />
            )}
          </span>
          {actionsOf && <span className={styles.actions}>{actionsOf(item)}</span>}
        </li>
      ))}
    </ul>
  );
}
