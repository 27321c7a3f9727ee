import { useSuspenseQuery } from "@apollo/client/react";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/Panel";
import { settingsFields } from "./settingsFields";
import { CmsSettingsDocument, UpdateSiteSettingsDocument } from "./SiteContent.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/settings`: how the academy calls itself and where it is found. */
export function CmsSettingsPage() {
  const send = useSend({});
  const readNewest = useNewest();
  const { data } = useSuspenseQuery(CmsSettingsDocument, { fetchPolicy: "cache-and-network" });
  return (
    <CmsPage title="Site settings" trail={<SiteTrail />} actions={<SiteLink to={paths.home} isPublished />}>
      <Panel title="Settings">
        <ContentForm
          isLong
          fields={settingsFields}
          record={data.site}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateSiteSettingsDocument, {
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateSiteSettings, error };
          }}
          readNewest={async () => (await readNewest(CmsSettingsDocument, {}))?.site}
        />
      </Panel>
    </CmsPage>
  );
}
