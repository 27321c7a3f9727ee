import type { ApolloClient, DocumentNode, ObservableQuery, OperationVariables } from "@apollo/client";
import { joinAnswers, pageIn } from "./lists/listPages";
import { hasSessionEnded } from "./sessionEnd";

interface Shown {
  query: DocumentNode;
  variables: OperationVariables;
}

/** The frame's queries are not refetched: the frame stays even if the session has ended. */
const FRAME = ["SignedIn", "Viewer", "Site"];

async function refetch(client: ApolloClient, { query, variables }: Shown): Promise<unknown> {
  await client.query({ query, variables, fetchPolicy: "network-only" });
  return client.readQuery({ query, variables });
}

/** Merges all pages before it writes the cache, so that the visible list never shrinks. */
async function rereadList(client: ApolloClient, shown: Shown): Promise<void> {
  const readPage = async (after: string | null) =>
    refetch(client, { ...shown, variables: { ...shown.variables, after } });
  const isShort = (answer: unknown) => {
    const page = pageIn(answer);
    const wanted = pageIn(client.readQuery(shown))?.nodes.length ?? 0;
    return page?.pageInfo.hasNextPage && page.nodes.length < wanted;
  };
  let answer = await readPage(null);
  while (isShort(answer))
    answer = joinAnswers(answer, await readPage(pageIn(answer)?.pageInfo.endCursor ?? null));
  if (answer) client.writeQuery({ ...shown, data: answer });
}

async function reread(client: ApolloClient, { query, variables }: Shown): Promise<unknown> {
  const isList = pageIn(client.readQuery({ query, variables }));
  return isList ? rereadList(client, { query, variables }) : refetch(client, { query, variables });
}

const lastReads = new WeakMap<ObservableQuery, Promise<unknown>>();

/** Waits for an earlier read: Apollo would deduplicate the two, and that one may miss the latest change. */
async function rereadAfterEarlier(client: ApolloClient, shown: ObservableQuery): Promise<unknown> {
  const earlier = Promise.resolve(lastReads.get(shown)).catch(() => {});
  const read = earlier.then(async () => reread(client, shown));
  lastReads.set(shown, read);
  return read;
}

function nameOf(query: DocumentNode | string): string | undefined {
  if (typeof query === "string") return query;
  return query.definitions.flatMap((one) => ("operation" in one ? [one.name?.value] : []))[0];
}

/** Refetches all or these queries, if they are shown; never rejects: a failed query keeps its data. (`refetchQueries` unmounts it.) */
export async function refetchActive(
  client: ApolloClient,
  queries?: (DocumentNode | string)[],
): Promise<void> {
  if (hasSessionEnded()) return;
  const wanted = queries?.map(nameOf);
  const isWanted = (name = "") => wanted?.includes(name) ?? !FRAME.includes(name);
  const shown = [...client.getObservableQueries()].filter(({ queryName }) => isWanted(queryName));
  await Promise.allSettled(shown.map(async (one) => rereadAfterEarlier(client, one)));
}
