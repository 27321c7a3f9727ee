import { useSuspenseQuery } from "@apollo/client/react";
import { cmsPaths } from "../../../cmsPaths";
import { DraftNote } from "../../../ui/DraftNote";
import { HomeMain } from "../HomeMain";
import { CmsHomePreviewDocument } from "./CmsHomePreview.generated";

/** `/cms/site/home/preview`: the home page with partners and testimonials that are drafts, too. */
export function CmsHomePreviewPage() {
  const { data } = useSuspenseQuery(CmsHomePreviewDocument, { fetchPolicy: "cache-and-network" });
  return (
    <HomeMain
      content={data}
      note={
        <DraftNote editPath={cmsPaths.site}>Partners and testimonials that are drafts are on it.</DraftNote>
      }
    />
  );
}
