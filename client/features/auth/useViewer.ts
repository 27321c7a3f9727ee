import { useSuspenseQuery } from "@apollo/client/react";
import { ViewerDocument } from "./Viewer.generated";

/** Who is signed in, or null; asked once a page. */
export function useViewer() {
  return useSuspenseQuery(ViewerDocument).data.viewer;
}
