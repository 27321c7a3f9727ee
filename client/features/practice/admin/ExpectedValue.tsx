import { skipToken, useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import type { ExpectedRows } from "../../../../labs/engine/judgeSql";
import { orderColumns, readOrder } from "../../../../labs/engine/sqlOrder";
import { showValue } from "../../../../labs/engine/typedValue";
import type { TypedValue } from "../../../../labs/engine/typedValue";
import type { TestKind } from "../../../apollo/schema.generated";
import { Text } from "../../../ui/layout/Text";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { readRows } from "../feedback/readRows";
import { CmsExerciseDocument } from "../../../cms/generated/exercise.generated";

const SHOWN_ROWS = 20;

function rowsText(json: string): string {
  const { columns, rows } = readRows(json) ?? { columns: [], rows: [] };
  const lines = rows.slice(0, SHOWN_ROWS).map((row) => row.map((value) => value ?? "NULL").join(" | "));
  const left = rows.length - SHOWN_ROWS;
  return [
    columns.map(({ name }) => name).join(" | "),
    ...lines,
    ...(left > 0 ? [`… and ${left} more rows`] : []),
  ].join("\n");
}

/** As Python writes it, or rows with a line each. */
export function expectedText(kind: TestKind, expected: string): string {
  if (kind === "CALL") return showValue(JSON.parse(expected) as TypedValue);
  return kind === "ROWS" ? rowsText(expected) : expected;
}

/** What the solution's ORDER BY says of the order that is judged. */
function orderText(solution: string, expected: string): string {
  const keys = readOrder(solution).join(", ");
  const { columns, ties: known } = JSON.parse(expected) as ExpectedRows;
  const mayTie = known !== undefined || orderColumns(solution, columns) !== null;
  const ties = mayTie ? "Rows that are equal in it may come in any order." : "No other order is right.";
  return `Sorted by ${keys}, after the solution’s ORDER BY. ${ties}`;
}

/** What the solution gave when the test was last saved. */
export function ExpectedValue({ id: testId }: { id: string }) {
  const { id } = useParams();
  // The page has read it.
  const options = { variables: { id: id ?? "" }, fetchPolicy: "cache-only", ssr: false } as const;
  const { data } = useQuery(CmsExerciseDocument, id === undefined ? skipToken : options);
  const exercise = data?.cmsExercise;
  const test = exercise?.tests.find((one) => one.id === testId);
  if (test?.kind === "STRUCTURE") return null;
  if (typeof test?.expected !== "string")
    return (
      <Text size="small" tone="muted">
        Expected value: the solution’s result, filled in when you save.
      </Text>
    );
  return (
    <>
      <CodeBlock
        title="Expected: the solution’s result when last saved"
        code={expectedText(test.kind, test.expected) || "(no output)"}
      />
      {test.kind === "ROWS" && exercise?.isOrdered && (
        <Text size="small" tone="muted">
          {orderText(exercise.solution, test.expected)}
        </Text>
      )}
    </>
  );
}
