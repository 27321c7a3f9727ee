import type { ApolloClient } from "@apollo/client";
import type { FormProblems } from "../ui/form/problems";
import { noProblems } from "../ui/form/problems";
import { showToast } from "../ui/overlay/toast";
import { extensionsOf, isGone, messageOf, problemsOf } from "./problemsOf";
import { refetchActive } from "./refetchActive";

/** Refetches the page, so that the next try uses current data. A deleted record's form is gone, hence the toast. */
export async function refreshAfterConflict(client: ApolloClient, error: unknown): Promise<FormProblems> {
  const problems = problemsOf(error);
  const { code, fields, changedBy } = extensionsOf(error);
  if (isGone(error)) {
    showToast("error", `${messageOf(error)} You see what is there now.`);
    await refetchActive(client);
    return noProblems;
  }
  if (code !== "CONFLICT" || fields) return problems;
  await refetchActive(client);
  if (!changedBy) return problems;
  return { fields: {}, general: `${problems.general} Please look at it again, then repeat what you wanted.` };
}
