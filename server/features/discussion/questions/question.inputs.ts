import { MaxLength } from "class-validator";
import { ArgsType, Field, InputType, Int, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { PageArgs } from "../../../core/paging/connection";
import { OptionalSecond } from "../../learning/progress/optionalSecond";
import { MAX_TEXT } from "./lessonPost";
import { MAX_ATTACHED_CODE } from "./lessonQuestion.entity";

const MAX_TITLE = 150;
const MAX_REASON = 500;

export enum PostKind {
  QUESTION = "QUESTION",
  ANSWER = "ANSWER",
}

registerEnumType(PostKind, { name: "PostKind" });

export enum QuestionList {
  UNANSWERED = "UNANSWERED",
  REPORTED = "REPORTED",
  HIDDEN = "HIDDEN",
  ALL = "ALL",
}

registerEnumType(QuestionList, {
  name: "QuestionList",
  description: "Unanswered questions come oldest first, the others newest first.",
});

@InputType()
class QuestionContent {
  @Field(() => String)
  @RequiredText(MAX_TITLE, "Please enter your question.")
  title!: string;

  @Field(() => Int, { nullable: true, description: "The second of the video that it is about." })
  @OptionalSecond()
  atSecond?: number | null;
}

@InputType()
export class AskLessonQuestionInput extends QuestionContent {
  @Field(() => String, { defaultValue: "", description: "In Markdown." })
  @OptionalText(MAX_TEXT)
  text!: string;

  @Field(() => GraphQLUUID)
  referenceId!: string;

  @Field(() => String, { nullable: true, description: "The learner's code of an exercise." })
  @OptionalText(MAX_ATTACHED_CODE)
  code?: string | null;
}

@InputType()
export class EditLessonQuestionInput extends QuestionContent {
  @Field(() => String, { nullable: true, description: "In Markdown." })
  @OptionalText(MAX_TEXT)
  text?: string | null;

  @Field(() => GraphQLUUID)
  id!: string;
}

@InputType()
class AnswerContent {
  @Field(() => String, { description: "In Markdown." })
  @RequiredText(MAX_TEXT, "Please write your answer.")
  text!: string;
}

@InputType()
export class AnswerLessonQuestionInput extends AnswerContent {
  @Field(() => GraphQLUUID)
  questionId!: string;
}

@InputType()
export class EditLessonAnswerInput extends AnswerContent {
  @Field(() => GraphQLUUID)
  id!: string;
}

@InputType()
export class AcceptLessonAnswerInput {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Boolean)
  isAccepted!: boolean;
}

@InputType()
export class PostInput {
  @Field(() => PostKind)
  kind!: PostKind;

  @Field(() => GraphQLUUID)
  id!: string;
}

@InputType()
export class ReportPostInput extends PostInput {
  @Field(() => String)
  @RequiredText(MAX_REASON, "Please say what is wrong.")
  reason!: string;
}

@InputType()
export class HidePostInput extends PostInput {
  @Field(() => String)
  @RequiredText(MAX_REASON, "Please say why. The author reads it.")
  reason!: string;
}

@ArgsType()
export class LessonQuestionsArgs extends PageArgs {
  @Field(() => GraphQLUUID)
  referenceId!: string;
}

@ArgsType()
export class CmsLessonQuestionsArgs extends PageArgs {
  @Field(() => QuestionList)
  list!: QuestionList;

  @Field(() => GraphQLUUID, { nullable: true })
  courseId?: string | null;
}

@ArgsType()
export class PreviewMarkdownArgs {
  @Field(() => String)
  @MaxLength(MAX_TEXT, { message: `Please use at most ${MAX_TEXT} characters.` })
  text!: string;
}
