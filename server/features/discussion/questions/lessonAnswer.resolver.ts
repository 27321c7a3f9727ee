import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderLearnerMarkdown } from "../../../platform/renderMarkdown";
import { LessonAnswer } from "./lessonAnswer.entity";
import { MAX_TEXT } from "./lessonPost";
import { authorNameOf } from "./lessonPost.fields";
import { ownReportsByPost } from "./question.loaders";
import { canDeleteAnswer, canEditPost, canReportPost, isOwn } from "./question.policy";

@Resolver(() => LessonAnswer)
export class LessonAnswerResolver {
  @LongText(MAX_TEXT)
  @FieldResolver(() => String, { description: "The text as HTML that is safe to put into a page." })
  html(@Root() { text }: LessonAnswer): string {
    return renderLearnerMarkdown(text);
  }

  @FieldResolver(() => String, { description: 'Without the surname; of a deleted account "Former learner".' })
  async authorName(@Root() answer: LessonAnswer, @Ctx() context: Context): Promise<string> {
    return authorNameOf(context, answer);
  }

  @FieldResolver(() => Boolean)
  async isOwn(@Root() answer: LessonAnswer, @Ctx() context: Context): Promise<boolean> {
    return isOwn(await context.actor(), answer);
  }

  @FieldResolver(() => Boolean)
  async viewerCanEdit(@Root() answer: LessonAnswer, @Ctx() context: Context): Promise<boolean> {
    return canEditPost(await context.actor(), answer, context.clock.now());
  }

  @FieldResolver(() => Boolean)
  async viewerCanDelete(@Root() answer: LessonAnswer, @Ctx() context: Context): Promise<boolean> {
    return canDeleteAnswer(await context.actor(), answer);
  }

  @FieldResolver(() => Boolean)
  async viewerCanReport(@Root() answer: LessonAnswer, @Ctx() context: Context): Promise<boolean> {
    return canReportPost(await context.actor(), answer);
  }

  @FieldResolver(() => Boolean)
  async viewerHasReported(@Root() { id }: LessonAnswer, @Ctx() context: Context): Promise<boolean> {
    return (await ownReportsByPost(context).load(id)) ?? false;
  }
}
