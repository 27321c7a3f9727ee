import { useSuspenseQuery } from "@apollo/client/react";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/Panel";
import { homeFields } from "./pageContentFields";
import { CmsHomeContentDocument, UpdateHomeContentDocument } from "./SiteContent.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/home`: the texts of the home page. */
export function CmsHomeContentPage() {
  const send = useSend({});
  const readNewest = useNewest();
  const { data } = useSuspenseQuery(CmsHomeContentDocument, { fetchPolicy: "cache-and-network" });
  return (
    <CmsPage title="Home page" trail={<SiteTrail />} actions={<SiteLink to={paths.home} isPublished />}>
      <Panel title="Texts">
        <ContentForm
          isLong
          fields={homeFields}
          record={data.homeContent}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdateHomeContentDocument, {
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateHomeContent, error };
          }}
          readNewest={async () => (await readNewest(CmsHomeContentDocument, {}))?.homeContent}
        />
      </Panel>
    </CmsPage>
  );
}
