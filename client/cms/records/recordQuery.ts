import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Params } from "react-router-dom";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import { useNewest } from "./useNewest";

/** Bypasses every cache. */
export type ReadNewest<Shown> = () => Promise<Shown | null | undefined>;

export type UseRecord<Shown> = (params: Readonly<Params>) => {
  record: Shown | null | undefined;
  readNewest: ReadNewest<Shown>;
};

interface RecordQuery<Data, Variables extends OperationVariables, Shown> {
  query: TypedDocumentNode<Data, Variables>;
  variables: (params: Readonly<Params>) => NoInfer<Variables>;
  find: (data: NoInfer<Data>, params: Readonly<Params>) => Shown | null | undefined;
}

export function recordQuery<Data, Variables extends OperationVariables, Shown>({
  query,
  variables,
  find,
}: RecordQuery<Data, Variables, Shown>): UseRecord<Shown> {
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
