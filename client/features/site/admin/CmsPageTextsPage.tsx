import { paths } from "../../../paths";
import { pageTextsFields } from "./pageContentFields";
import { CmsPageTextsDocument, UpdatePageTextsDocument } from "./SiteContent.generated";
import { SitePageForm } from "./SitePageForm";

/** `/cms/site/texts`: the words of the pages that have no content of their own. */
export function CmsPageTextsPage() {
  return (
    <SitePageForm
      title="Other pages"
      name="TEXTS"
      path={paths.offers}
      fields={pageTextsFields}
      query={CmsPageTextsDocument}
      mutation={UpdatePageTextsDocument}
      shownBy="pageTexts"
    />
  );
}
