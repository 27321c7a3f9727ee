import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";

interface NextPage<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  after: string | null;
  append: (shown: Unmasked<Data>, next: Unmasked<Data>) => Unmasked<Data>;
}

/** Appends a list's next page; on failure the rows stay. (`fetchMore` would suspend the page and lose typed text.) */
export async function loadNextPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables, after, append }: NextPage<Data, Variables>,
): Promise<void> {
  const further = { query, variables: { ...variables, after } };
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- generic variables cannot be inferred
  await client.query<unknown, OperationVariables>({ ...further, fetchPolicy: "network-only" });
  const next: Unmasked<Data> | null = client.readQuery<Data, OperationVariables>(further);
  client.cache.updateQuery({ query, variables }, (shown) => shown && next && append(shown, next));
}
