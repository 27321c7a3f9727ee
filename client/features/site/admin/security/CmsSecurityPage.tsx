import { Suspense, useMemo } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/Skeleton";
import { SecurityEventList } from "./SecurityEventList";
import { SECURITY_EVENT_KINDS, kindNamed } from "./securityEventsInWords";

const HOUR_MS = 60 * 60 * 1000;

const TIMES: Record<string, { label: string; hours: number }> = {
  hour: { label: "Last hour", hours: 1 },
  day: { label: "Last 24 hours", hours: 24 },
  week: { label: "Last 7 days", hours: 7 * 24 },
};

/** The start of the hour in which the time begins, so that server and browser ask the same. */
function sinceOf(time: string): string | null {
  const hours = TIMES[time]?.hours;
  if (!hours) return null;
  return new Date(Math.floor(Date.now() / HOUR_MS - hours) * HOUR_MS).toISOString();
}

/** `/cms/security`: failed sign-ins, refused calls, exceeded limits, and who read or exported people's data. */
export function CmsSecurityPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const kind = kindNamed(address.get("kind"));
  const time = address.get("time") ?? "";
  const since = useMemo(() => sinceOf(time), [time]);
  const show = (next: { kind?: string; time?: string }) =>
    void navigate(cmsPaths.securityIn(next.kind ?? kind ?? "", next.time ?? time), { replace: true });

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
