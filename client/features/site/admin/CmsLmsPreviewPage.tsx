import { useSuspenseQuery } from "@apollo/client/react";
import { cmsPaths } from "../../../cmsPaths";
import { DraftNote } from "../../../ui/DraftNote";
import { LmsHomeMain } from "../LmsHomeMain";
import { CmsLmsPreviewDocument } from "./CmsLmsPreview.generated";

/** `/cms/site/portal/preview`: the door to the portal with testimonials and questions that are drafts, too. */
export function CmsLmsPreviewPage() {
  const { data } = useSuspenseQuery(CmsLmsPreviewDocument, { fetchPolicy: "cache-and-network" });
  return (
    <LmsHomeMain
      content={data}
      isSignedIn
      note={
        <DraftNote editPath={cmsPaths.site}>Testimonials and questions that are drafts are on it.</DraftNote>
      }
    />
  );
}
