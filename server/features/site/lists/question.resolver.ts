import { listResolvers } from "./list.resolver";
import { Question, QuestionContent } from "./question.entity";

export const questionResolvers = listResolvers<QuestionContent, Question>(
  { target: Question, content: QuestionContent, noun: "question", firstField: "question" },
  "Questions that learners ask about the portal.",
);
