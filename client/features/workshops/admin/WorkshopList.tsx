import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { appendPage } from "../../../apollo/appendPage";
import { ContentRows } from "../../../cms/ContentRows";
import { ShowMore } from "../../../apollo/ShowMore";
import { rupees } from "../../../format/rupees";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { NextRun } from "./NextRun";
import { NextRunFacts } from "./NextRunFacts";
import { CmsWorkshopsDocument } from "./CmsWorkshops.generated";

interface WorkshopListProps {
  /** Part of a name; empty for all. */
  search: string;
}

/** The workshops, drafts too, each leading to its page. */
export function WorkshopList({ search }: WorkshopListProps) {
  const client = useApolloClient();
  const variables = { search: search || null };
  const data = useLatestQuery(CmsWorkshopsDocument, variables);
  const { nodes, pageInfo } = data.cmsWorkshops;

  const handleMore = () =>
    loadNextPage(client, {
      query: CmsWorkshopsDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ cmsWorkshops: appendPage(shown.cmsWorkshops, next.cmsWorkshops) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title={search ? "No workshop has this in its name" : "No workshops yet"}>
        <p>
          {search
            ? "Please try a shorter part of the name."
            : "Add the first: it stays a draft until you publish it."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <ContentRows
        items={nodes}
        to={({ id }) => cmsPaths.workshop(id)}
        titleOf={({ name }) => name}
        factsOf={({ nextRun, priceRupees }) => (
          <>
            <NextRunFacts nextRun={nextRun} />
            <span>{rupees(priceRupees)}</span>
          </>
        )}
        actionsOf={({ id, name, seats }) => (
          <NextRun parent={{ workshopId: id }} name={name} seats={seats} shown={CmsWorkshopsDocument} />
        )}
      />
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
