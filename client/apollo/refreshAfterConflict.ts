import type { ApolloClient } from "@apollo/client";
import type { FormProblems } from "../ui/form/problems";
import { extensionsOf, problemsOf } from "./problemsOf";

/** What was wrong; where somebody changed the record meanwhile, the page is read again, so that the next try is made on what is there now. */
export async function refreshAfterConflict(client: ApolloClient, error: unknown): Promise<FormProblems> {
  const problems = problemsOf(error);
  const { code, fields, changedBy } = extensionsOf(error);
  if (code !== "CONFLICT" || fields) return problems;
  await client.refetchQueries({ include: "active" });
  if (!changedBy) return problems;
  return { fields: {}, general: `${problems.general} Please look at it again, then repeat what you wanted.` };
}
