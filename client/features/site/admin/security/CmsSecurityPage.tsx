import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { CmsPage } from "../../../../cms/CmsPage";
import { PagedList } from "../../../../cms/lists/PagedList";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import { paths } from "../../../../../shared/paths";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { usePageFacts } from "../../../../ui/page/PageFacts";
import { Panel } from "../../../../ui/Panel";
import styles from "./CmsSecurityPage.module.css";
import type { SecurityEventRow_SecurityEventFragment } from "./Security.generated";
import { SecurityEventsDocument, SecurityEventRow_SecurityEventFragmentDoc } from "./Security.generated";
import { SECURITY_EVENT_KINDS, kindNamed, detailLabel } from "./securityEventLabels";

const PAGES: Record<string, (id: string) => string> = {
  cmsRegistration: cmsPaths.registration,
  contactMessage: cmsPaths.message,
  email: cmsPaths.email,
  paymentProof: cmsPaths.registration,
  unlockBatch: cmsPaths.batch,
};

function eventPath({ detail, recordId }: SecurityEventRow_SecurityEventFragment): string | null {
  return recordId ? (PAGES[detail]?.(recordId) ?? null) : null;
}

const COUNTS_RECORDS = new Set<SecurityEventRow_SecurityEventFragment["kind"]>([
  "PERSONAL_DATA_EXPORTED",
  "PERSONAL_DATA_READ",
]);

/** Repetitions, or the number of records read. */
function countLabel({ kind, count }: SecurityEventRow_SecurityEventFragment): string | null {
  if (COUNTS_RECORDS.has(kind)) return counted(count, "record");
  return count > 1 ? `${count} times` : null;
}

function SecurityEventRow({ event }: { event: FragmentType<SecurityEventRow_SecurityEventFragment> }) {
  const data = useFragmentData(SecurityEventRow_SecurityEventFragmentDoc, event);
  const path = eventPath(data);
  const detail = detailLabel(data.detail);
  return (
    <tr className={styles.row}>
      <td className={`${styles.quiet} ${styles.when}`}>
        <time dateTime={data.at}>{momentInIndia(data.at)}</time>
      </td>
      <td className={styles.what}>
        <strong>{SECURITY_EVENT_KINDS[data.kind]}</strong>
        {detail && (path ? <Link to={path}>{detail}</Link> : <span className={styles.detail}>{detail}</span>)}
      </td>
      <td className={styles.times}>{countLabel(data)}</td>
      <td className={`${styles.quiet} ${styles.account}`}>{data.accountName}</td>
      <td className={`${styles.quiet} ${styles.network}`}>{data.network}</td>
    </tr>
  );
}

const COLUMNS = [
  { title: "When", width: 21 },
  { title: "What", width: 37 },
  { title: "How often", width: 10 },
  { title: "Account", width: 14 },
  { title: "Network" },
];

/** By default, the data that staff open in their work is left out. */
const EVERY_KIND = "ALL";

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
  const chosen = address.get("kind") === EVERY_KIND ? EVERY_KIND : (kindNamed(address.get("kind")) ?? "");
  const kind = kindNamed(chosen);
  const time = address.get("time") ?? "";
  const { renderedAt } = usePageFacts();
  const isHydrated = useIsHydrated();
  // Hydration needs the server's time; after a client-side navigation that time is stale.
  const [now, setNow] = useState(() => (isHydrated ? Date.now() : renderedAt));
  const since = sinceOf(time, now);

  function show(next: { kind?: string; time?: string }) {
    setNow(Date.now());
    void navigate(cmsPaths.securityIn(next.kind ?? chosen, next.time ?? time), { replace: true });
  }

  return (
    <CmsPage title="Security" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Panel
        title="Security events"
        actions={
          <>
            <FilterSelect label="Kind" value={chosen} onChoose={(other) => show({ kind: other })}>
              <option value="">All but personal data opened</option>
              <option value={EVERY_KIND}>Every kind</option>
              {Object.entries(SECURITY_EVENT_KINDS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
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
        <PagedList
          plural="security events"
          query={SecurityEventsDocument}
          variables={{ kind, isUnusual: chosen === "", since }}
          isNarrowed={kind !== null || since !== null}
          empty={
            kind || since
              ? "Choose another kind or a longer time."
              : "Failed sign-ins, refused calls and exports are listed here."
          }
        >
          {(events) => (
            <WorkTable columns={COLUMNS}>
              {events.map((event) => (
                <SecurityEventRow key={event.id} event={event} />
              ))}
            </WorkTable>
          )}
        </PagedList>
      </Panel>
    </CmsPage>
  );
}
