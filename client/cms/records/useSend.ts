import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { refreshAfterChange } from "../../apollo/refreshAfterChange";
import { send } from "../../apollo/send";

type Mutation<Data, Input> =
  | TypedDocumentNode<Data, { input: Input }>
  | TypedDocumentNode<Data, Record<string, never>>;

export interface Sent<Data = unknown> {
  data?: Data;
  error?: unknown;
  /** Resolves once the page shows the change; at once after an error. */
  refreshed: Promise<void>;
}

/** Refetches the page in the background: await `refreshed` to continue only afterwards. */
export function useSend() {
  const client = useApolloClient();
  return async <Data, Input = undefined>(
    mutation: Mutation<Data, Input>,
    input: NoInfer<Input>,
    options?: { isLeaving?: boolean },
  ): Promise<Sent<Data>> => {
    const { data, error } = await send(client, mutation as TypedDocumentNode<Data, { input: Input }>, {
      input,
    });
    if (!data) return { error, refreshed: Promise.resolve() };
    return { data, error, refreshed: refreshAfterChange(client, options) };
  };
}

export type Sending<From> = (send: ReturnType<typeof useSend>, from: From) => Promise<Sent>;

export function sends<From, Input>(
  mutation: TypedDocumentNode<unknown, { input: Input }>,
  inputOf: (from: From) => NoInfer<Input>,
): Sending<From> {
  return async (send, from) => send(mutation, inputOf(from));
}
