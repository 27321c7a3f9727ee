import { paths } from "../../../paths";
import { homeFields } from "./pageContentFields";
import { CmsHomeContentDocument, UpdateHomeContentDocument } from "./SiteContent.generated";
import { SitePageForm } from "./SitePageForm";

/** `/cms/site/home`: the texts of the home page. */
export function CmsHomeContentPage() {
  return (
    <SitePageForm
      title="Home page"
      name="HOME"
      path={paths.home}
      fields={homeFields}
      query={CmsHomeContentDocument}
      mutation={UpdateHomeContentDocument}
      shownBy="homeContent"
    />
  );
}
