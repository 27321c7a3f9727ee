import { listResolvers } from "./list.resolver";
import { QuestionContent } from "./question.content";
import { Question } from "./question.entity";

export const questionResolvers = listResolvers<QuestionContent, Question>(
  { target: Question, content: QuestionContent, noun: "question", firstField: "question" },
  "Questions that learners ask about the portal.",
);
