import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../../apollo/loadNextPage";
import type { BankMatch } from "../../../../apollo/schema.generated";
import { appendPage } from "../../../../apollo/appendPage";
import { ShowMore } from "../../../../apollo/ShowMore";
import { MATCH_HINTS } from "./bankInWords";
import { BankRowsDocument } from "./BankRows.generated";
import { BankRowShown } from "./BankRowShown";
import { stepRow } from "../registrations/rowFocus";
import { ShortcutHelp } from "../decisions/ShortcutHelp";
import { useShortcuts } from "../decisions/useShortcuts";

const KEYS: [string, string][] = [
  ["J", "next"],
  ["K", "previous"],
  ["A", "approve it"],
];

interface BankRowListProps {
  importId: string;
  match: BankMatch;
}

/** A statement's rows of one kind, as they stand in the file. */
export function BankRowList({ importId, match }: BankRowListProps) {
  const client = useApolloClient();
  const variables = { id: importId, match };
  const data = useLatestQuery(BankRowsDocument, variables);
  const place = useRef<HTMLUListElement>(null);
  const [hasKeys, setHasKeys] = useState(true);
  const isDoubtful = match === "DOUBTFUL";

  function handleApprove() {
    const row = document.activeElement?.closest("[data-registration]");
    if (row && place.current?.contains(row)) row.querySelector<HTMLElement>("[data-approve]")?.click();
  }

  useShortcuts(
    { j: () => stepRow(place.current, 1), k: () => stepRow(place.current, -1), a: handleApprove },
    hasKeys && isDoubtful,
  );

  const rows = data.bankImport?.rows;
  if (!rows || rows.nodes.length === 0) return <p>None.</p>;
  const { nodes, pageInfo } = rows;

  const handleMore = () =>
    loadNextPage(client, {
      query: BankRowsDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) =>
        shown.bankImport && next.bankImport
          ? {
              bankImport: {
                ...shown.bankImport,
                rows: appendPage(shown.bankImport.rows, next.bankImport.rows),
              },
            }
          : shown,
    });

  return (
    <>
      <p>{MATCH_HINTS[match]}</p>
      {isDoubtful && <ShortcutHelp keys={KEYS} isOn={hasKeys} onSwitch={setHasKeys} />}
      <ul ref={place}>
        {nodes.map((row) => (
          <BankRowShown key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
