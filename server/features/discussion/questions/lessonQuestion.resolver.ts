import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { renderLearnerMarkdown } from "../../../platform/renderMarkdown";
import { LessonLabel, lessonLabelById } from "../../learning/lessonLabel";
import { Reference } from "../../learning/reference.entity";
import { MAX_ANSWERS } from "./answerQuestion";
import { findCmsQuestions, findLessonQuestions } from "./findQuestions";
import { LessonAnswer } from "./lessonAnswer.entity";
import { MAX_TEXT } from "./lessonPost";
import { authorNameOf } from "./lessonPost.fields";
import { LessonQuestion } from "./lessonQuestion.entity";
import { PostReport } from "./moderation/postReport.entity";
import { CmsLessonQuestionsArgs, LessonQuestionsArgs, PreviewMarkdownArgs } from "./question.inputs";
import {
  answerFactsByQuestion,
  answersByQuestion,
  openReportsByQuestion,
  ownReportsByPost,
  questionCountByLesson,
} from "./question.loaders";
import { canAcceptAnswers, canDeleteQuestion, canEditPost, canReportPost, isOwn } from "./question.policy";
import { findQuestion } from "./requireQuestion";

const LessonQuestionConnection = connectionOf(LessonQuestion);

const MAX_REPORTS = 20;
/** Rendering costs more than most requests; nobody writes a preview a second for minutes. */
const PREVIEWS = limitOf("requests-previews");

@Resolver(() => LessonQuestion)
export class LessonQuestionResolver {
  @Authorized(Role.LEARNER)
  @Query(() => LessonQuestionConnection, {
    description: "Of a lesson that is open to the viewer, newest first.",
  })
  async lessonQuestions(
    @Args(() => LessonQuestionsArgs) args: LessonQuestionsArgs,
    @Ctx() context: Context,
  ): Promise<Page<LessonQuestion>> {
    return findLessonQuestions(context, args);
  }

  @Authorized(Role.LEARNER)
  @Query(() => LessonQuestion, { nullable: true, description: "Null if the viewer may not see it." })
  async lessonQuestion(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context) {
    return findQuestion(context, id);
  }

  @Authorized(Role.ADMIN)
  @Query(() => LessonQuestionConnection)
  async cmsLessonQuestions(
    @Args(() => CmsLessonQuestionsArgs) args: CmsLessonQuestionsArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<LessonQuestion>> {
    return findCmsQuestions(dataSource.manager, args);
  }

  @Authorized(Role.LEARNER)
  @LongText(MAX_TEXT)
  @Query(() => String, { description: "A learner's Markdown as the HTML that others will see." })
  async previewMarkdown(
    @Args(() => PreviewMarkdownArgs) { text }: PreviewMarkdownArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    const { userId } = await signedInActor(context);
    await countAttempt(context, [{ limit: PREVIEWS, key: userId }]);
    return renderLearnerMarkdown(text);
  }

  @LongText(MAX_TEXT)
  @FieldResolver(() => String, { description: "The text as HTML that is safe to put into a page." })
  html(@Root() { text }: LessonQuestion): string {
    return renderLearnerMarkdown(text);
  }

  @FieldResolver(() => String, { description: 'Without the surname; of a deleted account "Former learner".' })
  async authorName(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<string> {
    return authorNameOf(context, question);
  }

  @FieldResolver(() => Boolean)
  async isOwn(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return isOwn(await context.actor(), question);
  }

  @FieldResolver(() => LessonLabel)
  async lesson(@Root() { referenceId }: LessonQuestion, @Ctx() context: Context) {
    return lessonLabelById(context).load(referenceId);
  }

  @AtMost(MAX_ANSWERS)
  @FieldResolver(() => [LessonAnswer], { description: "The accepted one, then staff's, then by time." })
  async answers(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<LessonAnswer[]> {
    return (await answersByQuestion(context).load(id)) ?? [];
  }

  @FieldResolver(() => Int)
  async answerCount(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<number> {
    return (await answerFactsByQuestion(context).load(id))?.shown ?? 0;
  }

  @FieldResolver(() => Boolean, { description: "Whether an answer is accepted." })
  async isSolved(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return (await answerFactsByQuestion(context).load(id))?.isAccepted ?? false;
  }

  @FieldResolver(() => Boolean)
  async isAnsweredByStaff(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return (await answerFactsByQuestion(context).load(id))?.isByStaff ?? false;
  }

  @FieldResolver(() => Boolean)
  async viewerCanEdit(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return canEditPost(await context.actor(), question, context.clock.now());
  }

  @FieldResolver(() => Boolean)
  async viewerCanDelete(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    const answers = (await answerFactsByQuestion(context).load(question.id))?.all ?? 0;
    return canDeleteQuestion(await context.actor(), question, answers);
  }

  @FieldResolver(() => Boolean)
  async viewerCanAccept(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return canAcceptAnswers(await context.actor(), question);
  }

  @FieldResolver(() => Boolean)
  async viewerCanReport(@Root() question: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return canReportPost(await context.actor(), question);
  }

  @FieldResolver(() => Boolean)
  async viewerHasReported(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<boolean> {
    return (await ownReportsByPost(context).load(id)) ?? false;
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_REPORTS)
  @FieldResolver(() => [PostReport], {
    description: "Of the question and its answers, as far as staff have not handled them; oldest first.",
  })
  async reports(@Root() { id }: LessonQuestion, @Ctx() context: Context): Promise<PostReport[]> {
    return ((await openReportsByQuestion(context).load(id)) ?? []).slice(0, MAX_REPORTS);
  }
}

@Resolver(() => Reference)
export class LessonQuestionCountResolver {
  @FieldResolver(() => Int, { description: "Without hidden ones." })
  async questionCount(@Root() { id }: Reference, @Ctx() context: Context): Promise<number> {
    return (await questionCountByLesson(context).load(id)) ?? 0;
  }
}
