import { listResolvers } from "./list.resolver";
import type { ContentList } from "./listedContent";
import { Question, QuestionContent } from "./question.entity";

export const PORTAL_QUESTIONS: ContentList<QuestionContent, Question> = {
  target: Question,
  content: QuestionContent,
  noun: "question",
  firstField: "question",
};

export const questionResolvers = listResolvers(
  PORTAL_QUESTIONS,
  "Questions that learners ask about the portal.",
);
