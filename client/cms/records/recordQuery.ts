import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Params } from "react-router-dom";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import type { Answering } from "./record";
import { resultOf } from "./record";
import { useNewest } from "./useNewest";

/** Bypasses every cache. */
export type ReadNewest<Shown> = () => Promise<Shown | null | undefined>;

export type UseRecord<Shown> = (params: Readonly<Params>) => {
  record: Shown | null | undefined;
  readNewest: ReadNewest<Shown>;
};

interface PartQuery<Data, Variables extends OperationVariables, Shown> {
  query: TypedDocumentNode<Data, Variables>;
  variables: (params: Readonly<Params>) => NoInfer<Variables>;
  find: (data: NoInfer<Data>, params: Readonly<Params>) => Shown | null | undefined;
}

/** A record that is a part of what the query answers. */
export function partQuery<Data, Variables extends OperationVariables, Shown>({
  query,
  variables,
  find,
}: PartQuery<Data, Variables, Shown>): UseRecord<Shown> {
  return function useRecord(params) {
    const readNewest = useNewest();
    const data = useLatestQuery(query, variables(params));
    return {
      record: find(data, params),
      readNewest: async () => {
        const newest = await readNewest(query, variables(params));
        return newest && find(newest, params);
      },
    };
  };
}

/** The record itself, by the parameters of the page's address; or a list of them all, which has none. */
export function recordQuery<Shown, Variables extends OperationVariables>(
  query: Answering<Shown, Variables>,
): UseRecord<NonNullable<Shown>> {
  return partQuery({
    query,
    variables: (params) => params as Variables,
    find: (data) => resultOf<Shown>(data) ?? null,
  });
}
