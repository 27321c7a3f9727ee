import { Link } from "react-router-dom";
import type { UpdateQuestionInput } from "../../../../apollo/schema.generated";
import { UpdateQuestionInput as limits } from "../../../../apollo/limits.json";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { tick } from "../../../../ui/form/kinds/valueKinds";
import {
  CmsQuestionsDocument,
  CreateQuestionDocument,
  DeleteQuestionDocument,
  ReorderQuestionsDocument,
  UpdateQuestionDocument,
} from "./question.record.generated";

const fields = describeFields<ContentOf<UpdateQuestionInput>>(limits, {
  question: text({ label: "Question" }),
  answer: paragraphs({ label: "Answer", rows: 4 }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
});

const useQuestions = recordQuery({
  query: CmsQuestionsDocument,
  variables: () => ({}),
  find: ({ cmsQuestions }) => cmsQuestions,
});

/** `/cms/site/questions`: what learners ask about the portal, and the answers. */
export const CmsQuestionsPage = listPage({
  noun: "question",
  plural: "questions",
  trail: <Link to={cmsPaths.site}>Site</Link>,
  useItems: useQuestions,
  actions: (items) =>
    items.some(({ isPublished }) => !isPublished) && (
      <SiteLink to={cmsPaths.preview(paths.lms)} isPublished={false} />
    ),
  fields,
  titleOf: ({ question }) => question,
  create: sends(CreateQuestionDocument, (content) => content),
  update: UpdateQuestionDocument,
  remove: DeleteQuestionDocument,
  reorder: sends(ReorderQuestionsDocument, (ids) => ({ ids })),
});
