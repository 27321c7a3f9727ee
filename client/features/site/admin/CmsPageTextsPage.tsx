import { useSuspenseQuery } from "@apollo/client/react";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { Panel } from "../../../ui/Panel";
import { pageTextsFields } from "./pageContentFields";
import { CmsPageTextsDocument, UpdatePageTextsDocument } from "./SiteContent.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/texts`: the words of the pages that have no content of their own. */
export function CmsPageTextsPage() {
  const send = useSend({});
  const readNewest = useNewest();
  const { data } = useSuspenseQuery(CmsPageTextsDocument, { fetchPolicy: "cache-and-network" });
  return (
    <CmsPage title="Other pages" trail={<SiteTrail />}>
      <Panel title="Texts">
        <ContentForm
          isLong
          fields={pageTextsFields}
          record={data.pageTexts}
          save={async (content, expectedVersion) => {
            const { data: saved, error } = await send(UpdatePageTextsDocument, {
              expectedVersion,
              ...content,
            });
            return { record: saved?.updatePageTexts, error };
          }}
          readNewest={async () => (await readNewest(CmsPageTextsDocument, {}))?.pageTexts}
        />
      </Panel>
    </CmsPage>
  );
}
