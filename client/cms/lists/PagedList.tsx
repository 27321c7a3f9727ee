import type { OperationVariables } from "@apollo/client";
import type { ReactNode } from "react";
import { PartBoundary } from "../../apollo/PartBoundary";
import { ShowMore } from "../../apollo/lists/ShowMore";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/page/Skeleton";
import type { Answering } from "../records/record";
import type { ListPage } from "../records/useList";
import { useList } from "../records/useList";

interface PagedListProps<Item, Variables extends OperationVariables> {
  /** As in "No messages yet". */
  plural: string;
  query: Answering<ListPage<Item>, Variables>;
  variables: NoInfer<Variables>;
  /** Staff searched or chose a filter. */
  isNarrowed?: boolean;
  /** What to do about an empty list. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

function Shown<Item, Variables extends OperationVariables>(props: PagedListProps<Item, Variables>) {
  const { plural, query, variables, isNarrowed, empty, children } = props;
  const { nodes, more } = useList(query, variables);
  if (nodes.length === 0)
    return (
      <Notice title={isNarrowed ? `No matching ${plural}` : `No ${plural} yet`}>
        <p>{empty}</p>
      </Notice>
    );
  return (
    <>
      {children(nodes)}
      <ShowMore {...more} />
    </>
  );
}

/** A list of staff: it loads, fails, is empty and goes on by itself, beside the rest of its page. */
export function PagedList<Item, Variables extends OperationVariables>(
  props: PagedListProps<Item, Variables>,
) {
  const { plural, variables } = props;
  return (
    <PartBoundary
      name={`The ${plural}`}
      shows={JSON.stringify(variables)}
      fallback={<Skeleton shape="control" count={6} />}
    >
      <Shown {...props} />
    </PartBoundary>
  );
}
