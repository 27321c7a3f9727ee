import { Link } from "react-router-dom";
import type {
  UpdatePartnerInput,
  UpdateQuestionInput,
  UpdateTestimonialInput,
} from "../../../../apollo/schema.generated";
import {
  UpdatePartnerInput as partnerLimits,
  UpdateQuestionInput as questionLimits,
  UpdateTestimonialInput as testimonialLimits,
} from "../../../../apollo/cmsLimits.json";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { link, paragraphs, picture, text } from "../../../../ui/form/kinds/textKinds";
import { tick, wholeNumber } from "../../../../ui/form/kinds/valueKinds";
import { isSample } from "./isSample";
import {
  CmsPartnersDocument,
  CmsQuestionsDocument,
  CmsTestimonialsDocument,
  CreatePartnerDocument,
  CreateQuestionDocument,
  CreateTestimonialDocument,
  DeletePartnerDocument,
  DeleteQuestionDocument,
  DeleteTestimonialDocument,
  ReorderPartnersDocument,
  ReorderQuestionsDocument,
  ReorderTestimonialsDocument,
  UpdatePartnerDocument,
  UpdateQuestionDocument,
  UpdateTestimonialDocument,
} from "./siteLists.record.generated";

const trail = <Link to={cmsPaths.site}>Site</Link>;
const isPublished = tick({ label: "Published", hint: "Only staff can see a draft." });

function previewOf(path: string) {
  return (items: { isPublished: boolean }[]) =>
    items.some((item) => !item.isPublished) && <SiteLink to={cmsPaths.preview(path)} isPublished={false} />;
}

const partnerFields = describeFields<ContentOf<UpdatePartnerInput>>(partnerLimits, {
  name: text({ label: "Name" }),
  link: link({ label: "Link" }),
  imageUrl: picture({ label: "Logo URL", hint: "Leave blank to show the name." }),
  isPublished,
});

export const CmsPartnersPage = listPage({
  noun: "partner",
  plural: "partners",
  trail,
  useItems: recordQuery({
    query: CmsPartnersDocument,
    variables: () => ({}),
    find: ({ cmsPartners }) => cmsPartners,
  }),
  actions: previewOf(paths.home),
  useFields: () => partnerFields,
  titleOf: ({ name }) => name,
  create: sends(CreatePartnerDocument, (content) => content),
  update: UpdatePartnerDocument,
  remove: DeletePartnerDocument,
  reorder: sends(ReorderPartnersDocument, (ids) => ({ ids })),
});

const testimonialFields = describeFields<ContentOf<UpdateTestimonialInput>>(testimonialLimits, {
  name: text({ label: "Name" }),
  role: text({
    label: "About the learner",
    hint: "e.g. B.Com student, Hyderabad",
  }),
  text: paragraphs({ label: "What they say", rows: 4 }),
  built: text({
    label: "What they built",
    hint: "e.g. A sales dashboard in Power BI. Leave blank to show none.",
  }),
  rating: wholeNumber({
    label: "Rating",
    missing: "Please enter a rating from 1 to 5.",
    hint: "From 1 to 5.",
  }),
  imageUrl: picture({ label: "Picture URL", hint: "Leave blank to show the initials." }),
  isSample,
  isPublished,
});

export const CmsTestimonialsPage = listPage({
  noun: "testimonial",
  plural: "testimonials",
  trail,
  useItems: recordQuery({
    query: CmsTestimonialsDocument,
    variables: () => ({}),
    find: ({ cmsTestimonials }) => cmsTestimonials,
  }),
  actions: previewOf(paths.home),
  useFields: () => testimonialFields,
  titleOf: ({ name }) => name,
  create: sends(CreateTestimonialDocument, (content) => content),
  update: UpdateTestimonialDocument,
  remove: DeleteTestimonialDocument,
  reorder: sends(ReorderTestimonialsDocument, (ids) => ({ ids })),
});

const questionFields = describeFields<ContentOf<UpdateQuestionInput>>(questionLimits, {
  question: text({ label: "Question" }),
  answer: paragraphs({ label: "Answer", rows: 4 }),
  isPublished,
});

export const CmsQuestionsPage = listPage({
  noun: "question",
  plural: "questions",
  trail,
  useItems: recordQuery({
    query: CmsQuestionsDocument,
    variables: () => ({}),
    find: ({ cmsQuestions }) => cmsQuestions,
  }),
  actions: previewOf(paths.lms),
  useFields: () => questionFields,
  titleOf: ({ question }) => question,
  create: sends(CreateQuestionDocument, (content) => content),
  update: UpdateQuestionDocument,
  remove: DeleteQuestionDocument,
  reorder: sends(ReorderQuestionsDocument, (ids) => ({ ids })),
});
