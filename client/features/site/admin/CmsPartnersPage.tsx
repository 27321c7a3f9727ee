import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ListedContent } from "../../../cms/ListedContent";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { partnerFields } from "./siteListFields";
import {
  CmsPartnersDocument,
  CreatePartnerDocument,
  DeletePartnerDocument,
  ReorderPartnersDocument,
  UpdatePartnerDocument,
} from "./SiteLists.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/partners`: whom the academy works with, in the site's order. */
export function CmsPartnersPage() {
  const send = useSend({ refetch: [CmsPartnersDocument], forget: ["partners"] });
  const readNewest = useNewest();
  const data = useLatestQuery(CmsPartnersDocument, {});
  const hasDraft = data.cmsPartners.some(({ isPublished }) => !isPublished);
  return (
    <CmsPage
      title="Partners"
      trail={<SiteTrail />}
      actions={hasDraft && <SiteLink to={cmsPaths.preview(paths.home)} isPublished={false} />}
    >
      <ListedContent
        nouns={{ one: "partner", many: "Partners" }}
        fields={partnerFields}
        items={data.cmsPartners}
        titleOf={({ name }) => name}
        readNewest={async () => (await readNewest(CmsPartnersDocument, {}))?.cmsPartners}
        deeds={{
          create: (content) => send(CreatePartnerDocument, content),
          update: async (id, expectedVersion, content) => {
            const { data: saved, error } = await send(UpdatePartnerDocument, {
              id,
              expectedVersion,
              ...content,
            });
            return { record: saved?.updatePartner, error };
          },
          remove: (id, expectedVersion) => send(DeletePartnerDocument, { id, expectedVersion }),
          reorder: (ids) => send(ReorderPartnersDocument, { ids }),
        }}
      />
    </CmsPage>
  );
}
