import { createUnionType } from "type-graphql";
import { TooManyAttempts } from "../../auth/sessions/auth.results";
import { LessonQuestion } from "./lessonQuestion.entity";

export const PostLessonQuestionResult = createUnionType({
  name: "PostLessonQuestionResult",
  types: () => [LessonQuestion, TooManyAttempts] as const,
});
