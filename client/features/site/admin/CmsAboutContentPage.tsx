import { paths } from "../../../paths";
import { aboutFields } from "./pageContentFields";
import { CmsAboutContentDocument, UpdateAboutContentDocument } from "./SiteContent.generated";
import { SitePageForm } from "./SitePageForm";

/** `/cms/site/about`: the texts of the page about the academy. */
export function CmsAboutContentPage() {
  return (
    <SitePageForm
      title="About page"
      name="ABOUT"
      path={paths.about}
      fields={aboutFields}
      query={CmsAboutContentDocument}
      mutation={UpdateAboutContentDocument}
      shownBy="aboutContent"
    />
  );
}
