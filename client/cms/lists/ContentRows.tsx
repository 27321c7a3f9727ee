import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ContentRows.module.css";
import { PublishedTag } from "../PublishedTag";

export interface ListedRecord {
  id: string;
  isPublished?: boolean;
  registeredPeople?: number;
}

export interface RowKind<Item> {
  to: (item: Item) => string;
  titleOf: (item: Item) => string;
  factsOf?: (item: Item) => ReactNode;
  hasColumns?: boolean;
  actionsOf?: (item: Item) => ReactNode;
  scheduledFor?: (item: Item) => string | null;
}

interface ContentRowProps<Item> {
  kind: RowKind<Item>;
  item: Item;
}

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
