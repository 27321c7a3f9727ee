import type { ReactNode } from "react";
import styles from "./WorkTable.module.css";

interface WorkTableProps {
  columns: {
    title: string;
    /** In percent of the table; what is left goes to the columns without. */
    width?: number;
  }[];
  /** Its rows. */
  children: ReactNode;
}

/** Records one below the other: rows of a table, cards on a phone. A cell may say where it stands in the card. */
export function WorkTable({ columns, children }: WorkTableProps) {
  return (
    <table className={styles.table}>
      <colgroup>
        {columns.map(({ title, width }) => (
          // An attribute, because pages carry no styles of their own.
          <col key={title} width={width && `${width}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
