import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";

type Options<Data> = Pick<
  ApolloClient.MutateOptions<Data, OperationVariables>,
  "context" | "errorPolicy" | "fetchPolicy" | "optimisticResponse" | "update"
>;

interface Sending<Data> extends Options<Data> {
  client: ApolloClient;
}

type Sent<Data> = { data: Data; error?: unknown } | { data?: undefined; error: unknown };

/** The one way to send a change. Never throws: a failure is `error`. Staff's pages refresh by `useSend`. */
export async function send<Data, Variables extends OperationVariables>(
  by: ApolloClient | Sending<Data>,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Sent<Data>> {
  const { client, ...options } = "client" in by ? by : { client: by };
  // oxlint-disable-next-line typescript/no-deprecated -- generic variables cannot be inferred
  return client.mutate<Data, OperationVariables>({ ...options, mutation, variables }) as Promise<Sent<Data>>;
}
