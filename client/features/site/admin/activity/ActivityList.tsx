import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../../apollo/loadNextPage";
import { Notice } from "../../../../ui/Notice";
import { appendPage } from "../../../../apollo/appendPage";
import { ShowMore } from "../../../../apollo/ShowMore";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { ActivityDocument } from "./Activity.generated";
import { ActivityRow } from "./ActivityRow";

const COLUMNS = [
  { title: "When", width: 21 },
  { title: "Who", width: 15 },
  { title: "What", width: 32 },
  { title: "Details" },
];

interface ActivityListProps {
  /** The name of an operation; empty for all. */
  action: string;
  /** How a name begins; empty for everybody. */
  person: string;
}

/** Who did what and when, the newest first. */
export function ActivityList({ action, person }: ActivityListProps) {
  const client = useApolloClient();
  const variables = { action: action || null, person: person || null };
  const data = useLatestQuery(ActivityDocument, variables);

  const { nodes, pageInfo } = data.activity;

  const handleMore = () =>
    loadNextPage(client, {
      query: ActivityDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ activity: appendPage(shown.activity, next.activity) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title="No matching activity">
        <p>
          {action || person
            ? "Choose another action, or type less of the name."
            : "Changes by staff and sign-ins are listed here."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <WorkTable columns={COLUMNS}>
        {nodes.map((event) => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </WorkTable>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
