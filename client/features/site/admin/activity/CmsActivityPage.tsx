import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../../cms/CmsPage";
import { PagedList } from "../../../../cms/lists/PagedList";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { paths } from "../../../../../shared/paths";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Panel } from "../../../../ui/Panel";
import { SearchField } from "../../../../ui/SearchField";
import { ActivityKindsDocument, ActivityDocument } from "./Activity.generated";
import { actionLabel } from "./activityLabels";
import { ActivityRow } from "./ActivityRow";
import styles from "./CmsActivityPage.module.css";

/** Not an action: what staff look for among many sign-ins. */
const CHANGES = "changes";

interface ActivityFiltersProps {
  action: string;
  onAction: (action: string) => void;
  onPerson: (person: string) => void;
}

function ActivityFilters({ action: chosen, onAction, onPerson }: ActivityFiltersProps) {
  const { data } = useQuery(ActivityKindsDocument);
  const kinds = (data?.activityKinds ?? [])
    .map((action) => ({ action, label: actionLabel(action) }))
    .sort((one, other) => one.label.localeCompare(other.label));

  return (
    <div className={styles.filters}>
      <FilterSelect label="Action" value={chosen} onChoose={onAction}>
        <option value={CHANGES}>All but signing in and out</option>
        <option value="">Every action</option>
        {kinds.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <SearchField label="Name begins with" onSearch={onPerson} />
    </div>
  );
}

const COLUMNS = [
  { title: "When", width: 21 },
  { title: "Who", width: 15 },
  { title: "What", width: 32 },
  { title: "Details" },
];

interface ActivityListProps {
  action: string;
  /** A prefix; empty for all. */
  person: string;
}

function ActivityList({ action, person }: ActivityListProps) {
  const isChange = action === CHANGES || null;
  const isNarrowed = (action !== "" && !isChange) || person !== "";
  return (
    <PagedList
      plural="activity"
      query={ActivityDocument}
      variables={{ action: isChange ? null : action || null, isChange, person: person || null }}
      isNarrowed={isNarrowed}
      empty={
        isNarrowed
          ? "Choose another action, or type less of the name."
          : "Changes by staff and sign-ins are listed here."
      }
    >
      {(events) => (
        <WorkTable columns={COLUMNS}>
          {events.map((event) => (
            <ActivityRow key={event.id} event={event} />
          ))}
        </WorkTable>
      )}
    </PagedList>
  );
}

export function CmsActivityPage() {
  const [action, setAction] = useState(CHANGES);
  const [person, setPerson] = useState("");

  return (
    <CmsPage title="Activity" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Panel
        title="Who did what"
        actions={<ActivityFilters action={action} onAction={setAction} onPerson={setPerson} />}
      >
        <ActivityList action={action} person={person} />
      </Panel>
    </CmsPage>
  );
}
