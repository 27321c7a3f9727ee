import { useSuspenseQuery } from "@apollo/client/react";
import { ViewerDocument } from "./Viewer.generated";

export function useViewer() {
  return useSuspenseQuery(ViewerDocument).data.viewer;
}

export function useCanEditContent() {
  return useSuspenseQuery(ViewerDocument).data.viewerCanEditContent;
}
