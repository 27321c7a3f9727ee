import { Link } from "react-router-dom";
import type {
  CreatePartnerInput,
  CreateQuestionInput,
  CreateTeacherInput,
  CreateTestimonialInput,
} from "../../../../apollo/schema.generated";
import {
  CreatePartnerInput as partnerLimits,
  CreateQuestionInput as questionLimits,
  CreateTeacherInput as teacherLimits,
  CreateTestimonialInput as testimonialLimits,
} from "../../../../apollo/cmsLimits.generated.json";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import {
  CmsPartnersDocument,
  CreatePartnerDocument,
  DeletePartnerDocument,
  ReorderPartnersDocument,
  UpdatePartnerDocument,
} from "../../../../cms/generated/partner.generated";
import {
  CmsQuestionsDocument,
  CreateQuestionDocument,
  DeleteQuestionDocument,
  ReorderQuestionsDocument,
  UpdateQuestionDocument,
} from "../../../../cms/generated/question.generated";
import {
  CmsTeachersDocument,
  CreateTeacherDocument,
  DeleteTeacherDocument,
  ReorderTeachersDocument,
  UpdateTeacherDocument,
} from "../../../../cms/generated/teacher.generated";
import {
  CmsTestimonialsDocument,
  CreateTestimonialDocument,
  DeleteTestimonialDocument,
  ReorderTestimonialsDocument,
  UpdateTestimonialDocument,
} from "../../../../cms/generated/testimonial.generated";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../../shared/paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { several } from "../../../../ui/form/kinds/several";
import { link, paragraphs, picture, text } from "../../../../ui/form/kinds/textKinds";
import { optionalChoice, tick, wholeNumber } from "../../../../ui/form/kinds/valueKinds";
import { CourseChoicesDocument, TeacherChoicesDocument } from "./siteLists.record.generated";

const trail = <Link to={cmsPaths.site}>Site</Link>;
const isSample = tick({ label: "Sample", hint: "An invented person. The pages say so." });
const isPublished = tick({ label: "Published", hint: "Only staff can see a draft.", isSet: true });

function previewOf(path: string) {
  return (items: { isPublished: boolean }[]) =>
    items.some((item) => !item.isPublished) && <SiteLink to={cmsPaths.preview(path)} isPublished={false} />;
}

const partnerFields = describeFields<ContentOf<CreatePartnerInput>>(partnerLimits, {
  name: text({ label: "Name" }),
  link: link({ label: "Link" }),
  imageUrl: picture({ label: "Logo URL", hint: "Leave blank to show the name." }),
  isPublished,
});

export const CmsPartnersPage = listPage({
  noun: "partner",
  plural: "partners",
  trail,
  useItems: recordQuery(CmsPartnersDocument),
  actions: previewOf(paths.home),
  useFields: () => partnerFields,
  titleOf: ({ name }) => name,
  create: sends(CreatePartnerDocument, (content) => content),
  update: UpdatePartnerDocument,
  remove: DeletePartnerDocument,
  reorder: sends(ReorderPartnersDocument, (ids) => ({ ids })),
});

interface Named {
  id: string;
  name: string;
}

function labelled(things: Named[]) {
  return things.map(({ id, name }) => ({ id, label: name }));
}

function teacherFields(workshops: Named[], courses: Named[]) {
  return describeFields<ContentOf<CreateTeacherInput>>(teacherLimits, {
    name: text({ label: "Name" }),
    line: text({
      label: "About the teacher",
      hint: "One line, e.g. Built sales reports at a bank for nine years.",
    }),
    link: link({ label: "Link", hint: "e.g. their LinkedIn page. Leave blank to show none." }),
    imageUrl: picture({ label: "Portrait URL", hint: "Leave blank to show the initials." }),
    isSample,
    courseIds: several({ label: "Courses", part: "What they teach", choices: labelled(courses) }),
    workshopIds: several({ label: "Workshops", choices: labelled(workshops) }),
    isForBootcamp: tick({ label: "Every season of the bootcamp" }),
    isPublished: tick({
      label: "Published",
      hint: "Only staff can see a draft.",
      part: "On the site",
      isSet: true,
    }),
  });
}

function useTeacherFields() {
  const data = useLatestQuery(TeacherChoicesDocument, {});
  return teacherFields(data.cmsWorkshops.nodes, data.cmsCourses.nodes);
}

export const CmsTeachersPage = listPage({
  noun: "teacher",
  plural: "teachers",
  trail,
  useItems: recordQuery(CmsTeachersDocument),
  actions: previewOf(paths.about),
  useFields: useTeacherFields,
  titleOf: ({ name }) => name,
  create: sends(CreateTeacherDocument, (content) => content),
  update: UpdateTeacherDocument,
  remove: DeleteTeacherDocument,
  reorder: sends(ReorderTeachersDocument, (ids) => ({ ids })),
});

function testimonialFields(courses: Named[]) {
  return describeFields<ContentOf<CreateTestimonialInput>>(testimonialLimits, {
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
    builtImageUrl: picture({ label: "Picture of it", hint: "Leave blank to show none." }),
    rating: wholeNumber({
      label: "Rating",
      missing: "Please enter a rating from 1 to 5.",
      hint: "From 1 to 5.",
    }),
    courseId: optionalChoice({
      label: "Course",
      hint: "Whose page shows it, too.",
      choices: Object.fromEntries(courses.map(({ id, name }) => [id, name])),
      none: "No course",
    }),
    imageUrl: picture({ label: "Picture URL", hint: "Leave blank to show the initials." }),
    isSample,
    isPublished,
  });
}

function useTestimonialFields() {
  return testimonialFields(useLatestQuery(CourseChoicesDocument, {}).cmsCourses.nodes);
}

export const CmsTestimonialsPage = listPage({
  noun: "testimonial",
  plural: "testimonials",
  trail,
  useItems: recordQuery(CmsTestimonialsDocument),
  actions: previewOf(paths.home),
  useFields: useTestimonialFields,
  titleOf: ({ name }) => name,
  create: sends(CreateTestimonialDocument, (content) => content),
  update: UpdateTestimonialDocument,
  remove: DeleteTestimonialDocument,
  reorder: sends(ReorderTestimonialsDocument, (ids) => ({ ids })),
});

const questionFields = describeFields<ContentOf<CreateQuestionInput>>(questionLimits, {
  question: text({ label: "Question" }),
  answer: paragraphs({ label: "Answer", rows: 4 }),
  isPublished,
});

export const CmsQuestionsPage = listPage({
  noun: "question",
  plural: "questions",
  trail,
  useItems: recordQuery(CmsQuestionsDocument),
  actions: previewOf(paths.lms),
  useFields: () => questionFields,
  titleOf: ({ question }) => question,
  create: sends(CreateQuestionDocument, (content) => content),
  update: UpdateQuestionDocument,
  remove: DeleteQuestionDocument,
  reorder: sends(ReorderQuestionsDocument, (ids) => ({ ids })),
});
