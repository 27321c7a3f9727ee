import { useSuspenseQuery } from "@apollo/client/react";
import { ViewerDocument } from "./Viewer.generated";

/** Who is signed in, or null; asked once a page. */
export function useViewer() {
  return useSuspenseQuery(ViewerDocument).data.viewer;
}

/** Whether the content area is open to whoever is looking; the server's word, asked with the viewer. */
export function useCanEditContent() {
  return useSuspenseQuery(ViewerDocument).data.viewerCanEditContent;
}
