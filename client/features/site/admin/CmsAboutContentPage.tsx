import { useSuspenseQuery } from "@apollo/client/react";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/Panel";
import { aboutFields } from "./pageContentFields";
import { CmsAboutContentDocument, UpdateAboutContentDocument } from "./SiteContent.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/about`: the texts of the About page. */
export function CmsAboutContentPage() {
  const send = useSend({});
  const readNewest = useNewest();
  const { data } = useSuspenseQuery(CmsAboutContentDocument, { fetchPolicy: "cache-and-network" });
  return (
    <CmsPage title="About page" trail={<SiteTrail />} actions={<SiteLink to={paths.about} isPublished />}>
      <Panel title="Texts">
        <ContentForm
          isLong
          fields={aboutFields}
          record={data.aboutContent}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateAboutContentDocument, {
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateAboutContent, error };
          }}
          readNewest={async () => (await readNewest(CmsAboutContentDocument, {}))?.aboutContent}
        />
      </Panel>
    </CmsPage>
  );
}
