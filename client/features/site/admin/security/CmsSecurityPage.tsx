import { Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { SecurityEventKind } from "../../../../apollo/schema.generated";
import { ShowMore } from "../../../../apollo/ShowMore";
import { CmsPage } from "../../../../cms/CmsPage";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { useList } from "../../../../cms/records/useList";
import { cmsPaths } from "../../../../cmsPaths";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import { paths } from "../../../../paths";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Notice } from "../../../../ui/Notice";
import { usePageFacts } from "../../../../ui/page/PageFacts";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { Panel } from "../../../../ui/Panel";
import { SecurityEventsDocument } from "./Security.generated";
import { SecurityEventRow } from "./SecurityEventRow";
import { SECURITY_EVENT_KINDS, kindNamed } from "./securityEventLabels";

const COLUMNS = [
  { title: "When", width: 21 },
  { title: "What", width: 37 },
  { title: "How often", width: 10 },
  { title: "Account", width: 14 },
  { title: "Network" },
];

interface SecurityEventListProps {
  kind: SecurityEventKind | null;
  since: string | null;
}

function SecurityEventList({ kind, since }: SecurityEventListProps) {
  const { nodes, more } = useList(SecurityEventsDocument, { kind, since });
  if (nodes.length === 0) {
    return (
      <Notice title="No security events">
        <p>
          {kind || since
            ? "Choose another kind or a longer time."
            : "Failed sign-ins, refused calls and exports are listed here."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <WorkTable columns={COLUMNS}>
        {nodes.map((event) => (
          <SecurityEventRow key={event.id} event={event} />
        ))}
      </WorkTable>
      <ShowMore {...more} />
    </>
  );
}

const HOUR_MS = 60 * 60 * 1000;

const TIMES: Record<string, { label: string; hours: number }> = {
  hour: { label: "Last hour", hours: 1 },
  day: { label: "Last 24 hours", hours: 24 },
  week: { label: "Last 7 days", hours: 7 * 24 },
};

function sinceOf(time: string, now: number): string | null {
  const hours = Object.hasOwn(TIMES, time) ? TIMES[time]?.hours : undefined;
  return hours ? new Date(now - hours * HOUR_MS).toISOString() : null;
}

export function CmsSecurityPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const kind = kindNamed(address.get("kind"));
  const time = address.get("time") ?? "";
  const { renderedAt } = usePageFacts();
  const isHydrated = useIsHydrated();
  // Hydration needs the server's time; after a client-side navigation that time is stale.
  const [now, setNow] = useState(() => (isHydrated ? Date.now() : renderedAt));
  const since = sinceOf(time, now);

  function show(next: { kind?: string; time?: string }) {
    setNow(Date.now());
    void navigate(cmsPaths.securityIn(next.kind ?? kind ?? "", next.time ?? time), { replace: true });
  }

  return (
    <CmsPage title="Security" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Panel
        title="Security events"
        actions={
          <>
            <FilterSelect label="Kind" value={kind ?? ""} onChoose={(chosen) => show({ kind: chosen })}>
              <option value="">Every kind</option>
              {Object.entries(SECURITY_EVENT_KINDS).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </FilterSelect>
            <FilterSelect label="Time" value={time} onChoose={(chosen) => show({ time: chosen })}>
              <option value="">All time</option>
              {Object.entries(TIMES).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </FilterSelect>
          </>
        }
      >
        <Suspense fallback={<Skeleton shape="control" count={8} />}>
          <SecurityEventList kind={kind} since={since} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
