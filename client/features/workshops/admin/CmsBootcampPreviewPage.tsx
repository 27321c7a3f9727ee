import { useSuspenseQuery } from "@apollo/client/react";
import { cmsPaths } from "../../../cmsPaths";
import { DraftNote } from "../../../ui/DraftNote";
import { BootcampSections } from "../bootcamp/BootcampSections";
import { CmsBootcampPreviewDocument } from "./CmsBootcampPreview.generated";

/** `/cms/bootcamp/preview`: the bootcamp's page as it is saved, drafts too. */
export function CmsBootcampPreviewPage() {
  const { data } = useSuspenseQuery(CmsBootcampPreviewDocument, { fetchPolicy: "cache-and-network" });
  const note = data.bootcamp.isPublished
    ? "The page is published; a season that is a draft says so."
    : "The page is not published yet.";
  return (
    <BootcampSections content={data} note={<DraftNote editPath={cmsPaths.bootcamp}>{note}</DraftNote>} />
  );
}
