import { paths } from "../../../paths";
import { settingsFields } from "./settingsFields";
import { CmsSettingsDocument, UpdateSiteSettingsDocument } from "./SiteContent.generated";
import { SitePageForm } from "./SitePageForm";

/** `/cms/site/settings`: how the academy calls itself and where it is found. */
export function CmsSettingsPage() {
  return (
    <SitePageForm
      title="Site settings"
      name="SETTINGS"
      path={paths.home}
      fields={settingsFields}
      query={CmsSettingsDocument}
      mutation={UpdateSiteSettingsDocument}
      shownBy="site"
    />
  );
}
