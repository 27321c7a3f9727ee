import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { problemsOf } from "../../../apollo/problemsOf";
import { refreshAfterChange } from "../../../apollo/refreshAfterChange";
import { send } from "../../../apollo/send";
import type { FormProblems } from "../../../ui/form/problems";

/** Sends a change to a question or its answers; the page shows it before this resolves. Returns the problems, if any. */
export function useChangePost() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<FormProblems | undefined> => {
    const { data, error } = await send(client, mutation, variables);
    if (!data) return problemsOf(error);
    await refreshAfterChange(client);
  };
}
