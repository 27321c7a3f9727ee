import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../../../apollo/PartBoundary";
import type { BankMatch } from "../../../../apollo/schema.generated";
import { ShowMore } from "../../../../apollo/lists/ShowMore";
import { usePagedQuery } from "../../../../apollo/lists/usePagedQuery";
import { cmsPaths } from "../../../../cmsPaths";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { TabLinks } from "../../../../ui/page/TabLinks";
import { Panel } from "../../../../ui/Panel";
import { ShortcutHelp, stepRow, useShortcuts } from "../decisions/shortcuts";
import { MATCH_HINTS, MATCHES, matchNamed } from "./bankLabels";
import { BankRowsDocument } from "./BankRows.generated";
import { BankRowView } from "./BankRowView";

const KEYS: [string, string][] = [
  ["J", "next"],
  ["K", "previous"],
  ["A", "approve it"],
];

interface BankRowListProps {
  importId: string;
  match: BankMatch;
}

function BankRowList({ importId, match }: BankRowListProps) {
  const { data, more } = usePagedQuery(BankRowsDocument, { id: importId, match });
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

  const rows = data.bankImport?.rows.nodes ?? [];
  if (rows.length === 0) return <p>None.</p>;

  return (
    <>
      <p>{MATCH_HINTS[match]}</p>
      {isDoubtful && <ShortcutHelp keys={KEYS} isOn={hasKeys} onSwitch={setHasKeys} />}
      <ul ref={place}>
        {rows.map((row) => (
          <BankRowView key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}

const ROWS = "rows";
const MATCH_KINDS = Object.keys(MATCHES) as BankMatch[];

interface BankRowsPanelProps {
  importId: string;
  counts: { match: BankMatch; count: number; applied: number; settled: number }[];
  utrsToKeep: number;
}

/** The first kind with rows that staff must handle, else the first with any rows. */
function findWork({ counts, utrsToKeep }: BankRowsPanelProps): BankMatch {
  const waiting = (["EXACT", "DOUBTFUL"] as const).find((kind) =>
    counts.some(({ match, count, applied, settled }) => match === kind && count > applied + settled),
  );
  if (waiting) return waiting;
  if (utrsToKeep > 0) return "KNOWN";
  return (
    MATCH_KINDS.find((kind) => counts.some(({ match, count }) => match === kind && count > 0)) ?? "EXACT"
  );
}

/** A statement's rows by kind. The tab chosen at first stays while its rows get fewer. */
export function BankRowsPanel(props: BankRowsPanelProps) {
  const { importId, counts } = props;
  const [address] = useSearchParams();
  const [first] = useState(() => findWork(props));
  const match = matchNamed(address.get("rows")) ?? first;
  return (
    <Panel title="Rows">
      <TabLinks
        label="Kind of row"
        panel={ROWS}
        chosen={match}
        tabs={MATCH_KINDS.map((kind) => ({
          id: kind,
          to: cmsPaths.bankRows(importId, kind),
          label: `${MATCHES[kind]} (${counts.find((one) => one.match === kind)?.count ?? 0})`,
        }))}
      />
      <div id={ROWS} role="tabpanel" aria-labelledby={`tab-${match}`}>
        <PartBoundary name="The rows" shows={match} fallback={<Skeleton shape="control" count={6} />}>
          <BankRowList key={match} importId={importId} match={match} />
        </PartBoundary>
      </div>
    </Panel>
  );
}
