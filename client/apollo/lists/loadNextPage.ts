import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { joinAnswers, pageIn } from "./listPages";

interface Shown<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
}

/** Appends the next page of the list in a query; on failure the rows stay. (`fetchMore` would suspend the page and lose typed text.) */
export async function loadNextPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables }: Shown<Data, Variables>,
): Promise<void> {
  const read = (after: object) =>
    client.readQuery<Data, OperationVariables>({ query, variables: { ...variables, ...after } });
  const after = { after: pageIn(read({}))?.pageInfo.endCursor ?? null };
  const further = { query, variables: { ...variables, ...after } };
  // oxlint-disable-next-line typescript/no-deprecated -- generic variables cannot be inferred
  await client.query<unknown, OperationVariables>({ ...further, fetchPolicy: "network-only" });
  const next = read(after);
  client.cache.updateQuery(
    { query, variables },
    (shown) => shown && next && (joinAnswers(shown, next) as Unmasked<Data>),
  );
}
