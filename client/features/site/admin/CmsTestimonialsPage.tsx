import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ListedContent } from "../../../cms/ListedContent";
import { SiteLink } from "../../../cms/SiteLink";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { testimonialFields } from "./siteListFields";
import {
  CmsTestimonialsDocument,
  CreateTestimonialDocument,
  DeleteTestimonialDocument,
  ReorderTestimonialsDocument,
  UpdateTestimonialDocument,
} from "./SiteLists.generated";
import { SiteTrail } from "./SiteTrail";

/** `/cms/site/testimonials`: what learners say, in the site's order. */
export function CmsTestimonialsPage() {
  const send = useSend({ refetch: [CmsTestimonialsDocument], forget: ["testimonials"] });
  const readNewest = useNewest();
  const data = useLatestQuery(CmsTestimonialsDocument, {});
  const hasDraft = data.cmsTestimonials.some(({ isPublished }) => !isPublished);
  return (
    <CmsPage
      title="Testimonials"
      trail={<SiteTrail />}
      actions={hasDraft && <SiteLink to={cmsPaths.preview(paths.home)} isPublished={false} />}
    >
      <ListedContent
        nouns={{ one: "testimonial", many: "Testimonials" }}
        fields={testimonialFields}
        items={data.cmsTestimonials}
        titleOf={({ name }) => name}
        readNewest={async () => (await readNewest(CmsTestimonialsDocument, {}))?.cmsTestimonials}
        deeds={{
          create: (content) => send(CreateTestimonialDocument, content),
          update: async (id, expectedVersion, content) => {
            const { data: saved, error } = await send(UpdateTestimonialDocument, {
              id,
              expectedVersion,
              ...content,
            });
            return { record: saved?.updateTestimonial, error };
          },
          remove: (id, expectedVersion) => send(DeleteTestimonialDocument, { id, expectedVersion }),
          reorder: (ids) => send(ReorderTestimonialsDocument, { ids }),
        }}
      />
    </CmsPage>
  );
}
