import { skipToken, useQuery, useSuspenseQuery } from "@apollo/client/react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { SignedInDocument } from "./SignedIn.generated";
import { ViewerDocument } from "./Viewer.generated";

/** All that the server's rendering of a public page knows of its viewer. */
export function useIsSignedIn(): boolean {
  return useSuspenseQuery(SignedInDocument).data.viewerIsSignedIn;
}

/** A page that reads it on the server is rendered for this person alone. */
export function useViewer() {
  return useSuspenseQuery(ViewerDocument).data.viewer;
}

export function useCanEditContent() {
  return useSuspenseQuery(ViewerDocument).data.viewerCanEditContent;
}

/** The signed-in account's id, null for a visitor; undefined until the browser has asked, as public pages name nobody. */
export function useAccount(): string | null | undefined {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  const { data } = useQuery(ViewerDocument, isSignedIn && isHydrated ? {} : skipToken);
  return isSignedIn ? data?.viewer?.id : null;
}
