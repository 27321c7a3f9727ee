import type { ReactNode } from "react";
import styles from "./WorkTable.module.css";

interface WorkTableProps {
  columns: {
    title: string;
    /** In percent; columns without a width share the rest. */
    width?: number;
  }[];
  children: ReactNode;
}

/** A table on wide screens, cards on phones. */
export function WorkTable({ columns, children }: WorkTableProps) {
  return (
    <table className={styles.table}>
      <colgroup>
        {columns.map(({ title, width }) => (
          // An attribute, because the CSP blocks inline styles.
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
