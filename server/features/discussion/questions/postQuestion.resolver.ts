import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import type { Context } from "../../../platform/context";
import { acceptAnswer } from "./acceptAnswer";
import { answerQuestion } from "./answerQuestion";
import { askQuestion } from "./askQuestion";
import { deleteAnswer, deleteQuestion } from "./deletePost";
import { editAnswer, editQuestion } from "./editPost";
import { dismissReports, hidePost, showPost } from "./moderation/hidePost";
import { LessonQuestion } from "./lessonQuestion.entity";
import {
  AcceptLessonAnswerInput,
  AnswerLessonQuestionInput,
  AskLessonQuestionInput,
  EditLessonAnswerInput,
  EditLessonQuestionInput,
  HidePostInput,
  PostInput,
  ReportPostInput,
} from "./question.inputs";
import { reportPost } from "./moderation/reportPost";

/** Each returns the whole question, so that the page updates its thread. */
@Resolver()
export class PostQuestionResolver {
  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion)
  async askLessonQuestion(
    @Arg("input", () => AskLessonQuestionInput) input: AskLessonQuestionInput,
    @Ctx() context: Context,
  ) {
    return askQuestion(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion)
  async answerLessonQuestion(
    @Arg("input", () => AnswerLessonQuestionInput) input: AnswerLessonQuestionInput,
    @Ctx() context: Context,
  ) {
    return answerQuestion(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "One's own, soon after asking." })
  async editLessonQuestion(
    @Arg("input", () => EditLessonQuestionInput) input: EditLessonQuestionInput,
    @Ctx() context: Context,
  ) {
    return editQuestion(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "One's own, soon after answering." })
  async editLessonAnswer(
    @Arg("input", () => EditLessonAnswerInput) input: EditLessonAnswerInput,
    @Ctx() context: Context,
  ) {
    return editAnswer(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "One's own, while it has no answers." })
  async deleteLessonQuestion(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context) {
    return deleteQuestion(context, id);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "One's own, unless it was accepted." })
  async deleteLessonAnswer(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context) {
    return deleteAnswer(context, id);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "By the asker or staff." })
  async acceptLessonAnswer(
    @Arg("input", () => AcceptLessonAnswerInput) input: AcceptLessonAnswerInput,
    @Ctx() context: Context,
  ) {
    return acceptAnswer(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonQuestion, { description: "Asks staff to look at another learner's text." })
  async reportPost(@Arg("input", () => ReportPostInput) input: ReportPostInput, @Ctx() context: Context) {
    return reportPost(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => LessonQuestion, { description: "Shows it to its author and staff alone." })
  async hidePost(@Arg("input", () => HidePostInput) input: HidePostInput, @Ctx() context: Context) {
    return hidePost(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => LessonQuestion, { description: "Shows a hidden one again." })
  async showPost(@Arg("input", () => PostInput) input: PostInput, @Ctx() context: Context) {
    return showPost(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => LessonQuestion, { description: "Keeps the text in spite of its reports." })
  async dismissReports(@Arg("input", () => PostInput) input: PostInput, @Ctx() context: Context) {
    return dismissReports(context, input);
  }
}
