import { useQuery } from "@apollo/client/react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../../../apollo/PartBoundary";
import type { OfferingKind, RegistrationState } from "../../../../apollo/schema.generated";
import { CmsPage } from "../../../../cms/CmsPage";
import { ExportLinks } from "../../../../cms/lists/ExportLinks";
import type { ShownRegistrations } from "../../../../cmsPaths";
import { cmsPaths } from "../../../../cmsPaths";
import { idInAddress, paths } from "../../../../../shared/paths";
import { ButtonLink } from "../../../../ui/Button";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { TabLinks } from "../../../../ui/page/TabLinks";
import { Panel } from "../../../../ui/Panel";
import { SearchField } from "../../../../ui/SearchField";
import { RegistrationCountsDocument, RegistrationOfferingsDocument } from "./CmsRegistrations.generated";
import { filterOf, stateNamed, STATES } from "./registrationLabelsForStaff";
import { RegistrationList } from "./RegistrationList";
import styles from "./registrations.module.css";

interface RegistrationTabsProps {
  state: RegistrationState | null;
  shown: ShownRegistrations;
  panel: string;
}

function RegistrationTabs({ state, shown, panel }: RegistrationTabsProps) {
  const { data, previousData } = useQuery(RegistrationCountsDocument, {
    variables: filterOf(shown),
    fetchPolicy: "cache-and-network",
  });
  const counts = (data ?? previousData)?.registrations.counts ?? [];
  const to = (id: string) => cmsPaths.registrationsIn(id, shown);
  const labelled = Object.entries(STATES).map(([id, name]) => {
    const count = counts.find((one) => one.state === id)?.count;
    return { id, to: to(id), label: count === undefined ? name : `${name} (${count})` };
  });
  const all = counts.length > 0 ? `All (${counts.reduce((sum, { count }) => sum + count, 0)})` : "All";
  return (
    <TabLinks
      label="State"
      panel={panel}
      chosen={state ?? "ALL"}
      tabs={[...labelled, { id: "ALL", to: to("ALL"), label: all }]}
    />
  );
}

const KINDS: Partial<Record<OfferingKind, string>> = {
  WORKSHOP: "Workshops",
  SEASON: "Bootcamp seasons",
  BATCH: "Course batches",
};

interface RegistrationFiltersProps {
  shown: ShownRegistrations;
  onNarrow: (changed: Partial<ShownRegistrations>) => void;
}

function RegistrationFilters({ shown, onNarrow }: RegistrationFiltersProps) {
  const { offeringId, search, unconfirmed } = shown;
  const { data, previousData } = useQuery(RegistrationOfferingsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const offerings = (data ?? previousData)?.registrationOfferings ?? [];
  return (
    <div className={styles.filters}>
      <FilterSelect label="Registered for" value={offeringId} onChoose={(id) => onNarrow({ offeringId: id })}>
        <option value="">Everything</option>
        {Object.entries(KINDS).map(([kind, name]) => {
          const those = offerings.filter((one) => one.kind === kind);
          if (those.length === 0) return null;
          return (
            <optgroup key={kind} label={name}>
              {those.map(({ id, title, count }) => (
                <option key={id} value={id}>
                  {title} ({count})
                </option>
              ))}
            </optgroup>
          );
        })}
      </FilterSelect>
      <FilterSelect
        label="E-mail address"
        value={unconfirmed}
        onChoose={(chosen) => onNarrow({ unconfirmed: chosen })}
      >
        <option value="">E-mail confirmed or not</option>
        <option value="true">E-mail not confirmed</option>
      </FilterSelect>
      <SearchField
        label="Name, e-mail, phone, UTR…"
        value={search}
        onSearch={(text) => onNarrow({ search: text })}
      />
    </div>
  );
}

const LIST = "registrations";

export function CmsRegistrationsPage() {
  const [address] = useSearchParams();
  const state = stateNamed(address.get("state"));
  const shown: ShownRegistrations = {
    offeringId: idInAddress(address.get("offering")) ?? "",
    search: address.get("search") ?? "",
    unconfirmed: address.get("unconfirmed") === "true" ? "true" : "",
  };
  const navigate = useNavigate();

  function handleNarrow(changed: Partial<ShownRegistrations>) {
    const to = cmsPaths.registrationsIn(address.get("state") ?? "", { ...shown, ...changed });
    void navigate(to, { replace: true });
  }

  return (
    <CmsPage
      title="Registrations"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <>
          <ButtonLink size="small" to={cmsPaths.payments}>
            Bank import
          </ButtonLink>
          <ButtonLink size="small" to={cmsPaths.coupons}>
            Coupons
          </ButtonLink>
          <ExportLinks
            to={(format) => cmsPaths.registrationsFile(format, { ...shown, state: state ?? "" })}
          />
        </>
      }
    >
      <Panel title="Inbox" actions={<RegistrationFilters shown={shown} onNarrow={handleNarrow} />}>
        <RegistrationTabs state={state} shown={shown} panel={LIST} />
        <div id={LIST} role="tabpanel" aria-labelledby={`tab-${state ?? "ALL"}`}>
          <PartBoundary
            name="The registrations"
            shows={[state, ...Object.values(shown)].join(" ")}
            fallback={<Skeleton shape="control" count={8} />}
          >
            <RegistrationList key={state} state={state} shown={shown} />
          </PartBoundary>
        </div>
      </Panel>
    </CmsPage>
  );
}
