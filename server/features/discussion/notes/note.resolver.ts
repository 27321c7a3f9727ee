import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderLearnerMarkdown } from "../../../platform/renderMarkdown";
import { LessonLabel, lessonLabelById } from "../../learning/lessonLabel";
import { findNotedLessons, findNotesOfLesson, findOwnNotes, MAX_NOTED_LESSONS } from "./findNotes";
import { LessonNote, MAX_NOTE } from "./lessonNote.entity";
import { AddLessonNoteInput, EditLessonNoteInput, ViewerNotesArgs } from "./note.inputs";
import { addNote, deleteNote, editNote, MAX_PER_LESSON } from "./saveNote";

const LessonNoteConnection = connectionOf(LessonNote);

@Resolver(() => LessonNote)
export class LessonNoteResolver {
  @Authorized(Role.LEARNER)
  @Query(() => LessonNoteConnection, { description: "The viewer's own notes, newest first." })
  async viewerNotes(
    @Args(() => ViewerNotesArgs) args: ViewerNotesArgs,
    @Ctx() context: Context,
  ): Promise<Page<LessonNote>> {
    return findOwnNotes(context, args);
  }

  @AtMost(MAX_PER_LESSON)
  @Authorized(Role.LEARNER)
  @Query(() => [LessonNote], { description: "The viewer's own notes on a lesson, by their second." })
  async lessonNotes(@Arg("referenceId", () => GraphQLUUID) referenceId: string, @Ctx() context: Context) {
    return findNotesOfLesson(context, referenceId);
  }

  @AtMost(MAX_NOTED_LESSONS)
  @Authorized(Role.LEARNER)
  @Query(() => [LessonLabel], { description: "The lessons that the viewer has notes on, the latest first." })
  async viewerNotedLessons(@Ctx() context: Context): Promise<LessonLabel[]> {
    return findNotedLessons(context);
  }

  @LongText(MAX_NOTE)
  @FieldResolver(() => String, { description: "The text as HTML that is safe to put into a page." })
  html(@Root() { text }: LessonNote): string {
    return renderLearnerMarkdown(text);
  }

  @FieldResolver(() => LessonLabel)
  async lesson(@Root() { referenceId }: LessonNote, @Ctx() context: Context) {
    return lessonLabelById(context).load(referenceId);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonNote)
  async addLessonNote(
    @Arg("input", () => AddLessonNoteInput) input: AddLessonNoteInput,
    @Ctx() context: Context,
  ) {
    return addNote(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonNote)
  async editLessonNote(
    @Arg("input", () => EditLessonNoteInput) input: EditLessonNoteInput,
    @Ctx() context: Context,
  ) {
    return editNote(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => LessonNote)
  async deleteLessonNote(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context) {
    return deleteNote(context, id);
  }
}
