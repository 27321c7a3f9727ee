import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../paths";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { CmsPage } from "../../../../cms/CmsPage";
import { ActivityFilters } from "./ActivityFilters";
import { ActivityList } from "./ActivityList";

/** `/cms/activity`: who did what and when. */
export function CmsActivityPage() {
  const [action, setAction] = useState("");
  const [person, setPerson] = useState("");

  return (
    <CmsPage title="Activity" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Panel
        title="Who did what"
        actions={<ActivityFilters action={action} onAction={setAction} onPerson={setPerson} />}
      >
        <Suspense fallback={<Skeleton shape="control" count={8} />}>
          <ActivityList action={action} person={person} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
