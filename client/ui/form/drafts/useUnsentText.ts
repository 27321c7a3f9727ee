import { use, useSyncExternalStore } from "react";
import { DraftAccountContext, DraftOwnerContext } from "../formContexts";
import { findDrafts } from "./drafts";

const never = () => () => {};

/** The saved draft of one field of a form that has left the page; empty if none. */
export function useUnsentText(form: string, field: string): string {
  const account = use(DraftAccountContext);
  const useOwner = use(DraftOwnerContext);
  const viewer = useOwner() ?? null;
  // Read once more after the render: the form saves its draft as it unmounts.
  return useSyncExternalStore(
    never,
    () => findDrafts({ account, owner: account ?? viewer }, form)[0]?.draft.values[field] ?? "",
    () => "",
  );
}
