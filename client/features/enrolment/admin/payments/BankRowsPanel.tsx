import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { BankMatch } from "../../../../apollo/schema.generated";
import { cmsPaths } from "../../../../cmsPaths";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { TabLinks } from "../../../../ui/page/TabLinks";
import { MATCHES, matchNamed } from "./bankInWords";
import { BankRowList } from "./BankRowList";

const ROWS = "rows";
const KINDS = Object.keys(MATCHES) as BankMatch[];

interface BankRowsPanelProps {
  importId: string;
  counts: { match: BankMatch; count: number; applied: number; settled: number }[];
  utrsToKeep: number;
}

/** The kind of rows where staff have something to do; else the first of which there are any. */
function findWork({ counts, utrsToKeep }: BankRowsPanelProps): BankMatch {
  const waiting = (["EXACT", "DOUBTFUL"] as const).find((kind) =>
    counts.some(({ match, count, applied, settled }) => match === kind && count > applied + settled),
  );
  if (waiting) return waiting;
  if (utrsToKeep > 0) return "KNOWN";
  return KINDS.find((kind) => counts.some(({ match, count }) => match === kind && count > 0)) ?? "EXACT";
}

/** A statement's rows by kind. It opens where the work is, and stays there while the work gets less. */
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
        tabs={KINDS.map((kind) => ({
          id: kind,
          to: cmsPaths.bankRows(importId, kind),
          label: `${MATCHES[kind]} (${counts.find((one) => one.match === kind)?.count ?? 0})`,
        }))}
      />
      <div id={ROWS} role="tabpanel" aria-labelledby={`tab-${match}`}>
        <Suspense fallback={<Skeleton shape="control" count={6} />}>
          <BankRowList key={match} importId={importId} match={match} />
        </Suspense>
      </div>
    </Panel>
  );
}
