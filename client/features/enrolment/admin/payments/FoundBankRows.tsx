import { Link } from "react-router-dom";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { cmsPaths } from "../../../../cmsPaths";
import { FindBankRowsDocument } from "./BankRows.generated";
import { BankRowView } from "./BankRowView";

interface FoundBankRowsProps {
  search: string;
}

/** Rows of all statements, each below a link to its own. */
export function FoundBankRows({ search }: FoundBankRowsProps) {
  const rows = useLatestQuery(FindBankRowsDocument, { search }).bankRows;
  if (rows.length === 0) return <p>No matching rows.</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={cmsPaths.bankImport(row.statement.id)}>{row.statement.fileName}</Link>
          <ul>
            <BankRowView row={row} />
          </ul>
        </li>
      ))}
    </ul>
  );
}
