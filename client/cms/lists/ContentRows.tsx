import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ContentRows.module.css";
import { PublishedTag } from "../PublishedTag";

export interface ListedRecord {
  id: string;
  isPublished?: boolean;
  registeredPeople?: number;
}

/** How a record is shown in a list. */
export interface RowKind<Item> {
  /** Where a row leads. */
  to: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** At the end of the row, in a few words. */
  factsOf?: (item: Item) => ReactNode;
  /** The facts stand in columns, after whether it is published. */
  hasColumns?: boolean;
  /** Buttons after the facts. */
  actionsOf?: (item: Item) => ReactNode;
  /** When visitors will see what is published, while that is still to come. */
  scheduledFor?: (item: Item) => string | null;
}

interface ContentRowProps<Item> {
  kind: RowKind<Item>;
  item: Item;
}

/** A record in a list; the whole row leads to its page. */
export function ContentRow<Item extends ListedRecord>({ kind, item }: ContentRowProps<Item>) {
  const { to, titleOf, factsOf, hasColumns, actionsOf, scheduledFor } = kind;
  const tag = item.isPublished !== undefined && (
    <PublishedTag
      isPublished={item.isPublished}
      hasPeople={Boolean(item.registeredPeople)}
      scheduledFor={scheduledFor?.(item)}
    />
  );
  return (
    <div className={styles.row}>
      <Link to={to(item)} className={styles.name}>
        {titleOf(item)}
      </Link>
      <span className={hasColumns ? styles.columns : styles.facts}>
        {hasColumns && tag}
        {factsOf?.(item)}
        {!hasColumns && tag}
      </span>
      {actionsOf && <span className={styles.actions}>{actionsOf(item)}</span>}
    </div>
  );
}

interface ContentRowsProps<Item> extends RowKind<Item> {
  items: Item[];
}

/** Records in a list. */
export function ContentRows<Item extends ListedRecord>({ items, ...kind }: ContentRowsProps<Item>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <ContentRow kind={kind} item={item} />
        </li>
      ))}
    </ul>
  );
}
