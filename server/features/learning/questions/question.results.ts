import { ObjectType, createUnionType } from "type-graphql";
import { connectionOf } from "../../../core/paging/connection";
import { TooManyAttempts } from "../../auth/sessions/auth.results";
import { LessonQuestion } from "./lessonQuestion.entity";

@ObjectType()
export class LessonQuestionConnection extends connectionOf(LessonQuestion) {}

export const PostLessonQuestionResult = createUnionType({
  name: "PostLessonQuestionResult",
  types: () => [LessonQuestion, TooManyAttempts] as const,
});
