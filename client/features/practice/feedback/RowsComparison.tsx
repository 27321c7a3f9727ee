import type { SqlSet } from "../../../../labs/engine/jobs";
import { judgeSql, type SqlVerdict } from "../../../../labs/engine/judgeSql";
import { sqlTest } from "../../../../labs/engine/storedTest";
import { Text } from "../../../ui/layout/Text";
import type { Results_ExerciseFragment } from "./Results.generated";
import { readRows } from "./readRows";
import { RowsTable } from "./RowsTable";
import styles from "./feedback.module.css";

interface RowsComparisonProps {
  exercise: Results_ExerciseFragment;
  expected: string | null;
  shown: string | null;
}

const NO_MARKS: Pick<SqlVerdict, "missing" | "extra" | "firstMoved"> = {};

function otherNames(right: SqlSet, own: SqlSet): Set<number> {
  const names = own.columns.map(({ name }, index) => [name.toLowerCase(), index] as const);
  return new Set(
    names
      .filter(([name, index]) => name !== right.columns[index]?.name.toLowerCase())
      .map(([, index]) => index),
  );
}

/** Expected and actual rows side by side; rows without a match are marked. */
export function RowsComparison({ exercise, expected, shown }: RowsComparisonProps) {
  const [right, own] = [readRows(expected), readRows(shown)];
  if (!right) return null;
  if (!own) return <RowsTable title="Expected" set={right} />;
  // Marks would be wrong where not all rows are here.
  const isComplete = own.rows.length === own.count;
  const { missing, extra, firstMoved } = isComplete
    ? judgeSql(sqlTest(expected, exercise), { sets: [own], ms: 0 })
    : NO_MARKS;
  const moved = firstMoved === undefined ? [] : [firstMoved];
  const others = otherNames(right, own);
  const hasOtherColumns = others.size > 0 || own.columns.length !== right.columns.length;
  const isMarked = (missing?.length ?? 0) + (extra?.length ?? 0) + moved.length > 0;
  return (
    <>
      <div className={styles.beside}>
        <RowsTable title="Expected" set={right} marked={new Set(missing)} note="missing" />
        <RowsTable
          title="Your result"
          set={own}
          marked={new Set([...(extra ?? []), ...moved])}
          markedColumns={others}
          note={firstMoved === undefined ? "not expected" : "should come elsewhere"}
        />
      </div>
      {hasOtherColumns && (
        <Text size="small">The columns should be {right.columns.map(({ name }) => name).join(", ")}.</Text>
      )}
      {isMarked && (
        <Text size="small" tone="muted">
          {firstMoved === undefined
            ? "Marked rows have no match on the other side."
            : "The marked row is the first one out of order."}
        </Text>
      )}
    </>
  );
}
