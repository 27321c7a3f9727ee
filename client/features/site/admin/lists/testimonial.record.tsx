import { Link } from "react-router-dom";
import type { UpdateTestimonialInput } from "../../../../apollo/schema.generated";
import { UpdateTestimonialInput as limits } from "../../../../apollo/limits.json";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { paragraphs, picture, text } from "../../../../ui/form/kinds/textKinds";
import { tick, wholeNumber } from "../../../../ui/form/kinds/valueKinds";
import {
  CmsTestimonialsDocument,
  CreateTestimonialDocument,
  DeleteTestimonialDocument,
  ReorderTestimonialsDocument,
  UpdateTestimonialDocument,
} from "./testimonial.record.generated";

const fields = describeFields<ContentOf<UpdateTestimonialInput>>(limits, {
  name: text({ label: "Name" }),
  role: text({
    label: "About the learner",
    hint: "e.g. B.Com student, Hyderabad",
  }),
  text: paragraphs({ label: "What they say", rows: 4 }),
  rating: wholeNumber({
    label: "Rating",
    missing: "Please enter a rating from 1 to 5.",
    hint: "From 1 to 5.",
  }),
  imageUrl: picture({ label: "Picture URL", hint: "Leave blank to show the initials." }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
});

const useTestimonials = recordQuery({
  query: CmsTestimonialsDocument,
  variables: () => ({}),
  find: ({ cmsTestimonials }) => cmsTestimonials,
});

/** `/cms/site/testimonials`: what learners say, in the site's order. */
export const CmsTestimonialsPage = listPage({
  noun: "testimonial",
  plural: "testimonials",
  trail: <Link to={cmsPaths.site}>Site</Link>,
  useItems: useTestimonials,
  actions: (items) =>
    items.some(({ isPublished }) => !isPublished) && (
      <SiteLink to={cmsPaths.preview(paths.home)} isPublished={false} />
    ),
  fields,
  titleOf: ({ name }) => name,
  create: sends(CreateTestimonialDocument, (content) => content),
  update: UpdateTestimonialDocument,
  remove: DeleteTestimonialDocument,
  reorder: sends(ReorderTestimonialsDocument, (ids) => ({ ids })),
});
