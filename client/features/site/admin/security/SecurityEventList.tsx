import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { appendPage } from "../../../../apollo/appendPage";
import { loadNextPage } from "../../../../apollo/loadNextPage";
import type { SecurityEventKind } from "../../../../apollo/schema.generated";
import { ShowMore } from "../../../../apollo/ShowMore";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { Notice } from "../../../../ui/Notice";
import { SecurityEventsDocument } from "./Security.generated";
import { SecurityEventRow } from "./SecurityEventRow";

const COLUMNS = [
  { title: "When", width: 21 },
  { title: "What", width: 37 },
  { title: "How often", width: 10 },
  { title: "Account", width: 14 },
  { title: "Network" },
];

interface SecurityEventListProps {
  /** Null for every kind. */
  kind: SecurityEventKind | null;
  /** Null for all time. */
  since: string | null;
}

/** The security events, the newest first. */
export function SecurityEventList({ kind, since }: SecurityEventListProps) {
  const client = useApolloClient();
  const variables = { kind, since };
  // Events arrive all the time: show a cached page at once, and refetch it.
  const data = useLatestQuery(SecurityEventsDocument, variables);

  const { nodes, pageInfo } = data.securityEvents;
  const handleMore = () =>
    loadNextPage(client, {
      query: SecurityEventsDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ securityEvents: appendPage(shown.securityEvents, next.securityEvents) }),
    });

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
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
