import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { LessonLabel, lessonLabelById } from "../../learning/lessonLabel";
import { Bookmark } from "./bookmark.entity";
import { bookmarkLesson, removeBookmark } from "./bookmarkLesson";
import { findOwnBookmarks } from "./findNotes";
import { BookmarkLessonInput } from "./note.inputs";

const BookmarkConnection = connectionOf(Bookmark);

@Resolver(() => Bookmark)
export class BookmarkResolver {
  @Authorized(Role.LEARNER)
  @Query(() => BookmarkConnection, { description: "The viewer's own, newest first." })
  async viewerBookmarks(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<Bookmark>> {
    return findOwnBookmarks(context, page);
  }

  @Authorized(Role.LEARNER)
  @Query(() => Bookmark, { nullable: true, description: "The viewer's bookmark of a lesson." })
  async viewerBookmark(
    @Arg("referenceId", () => GraphQLUUID) referenceId: string,
    @Ctx() context: Context,
  ): Promise<Bookmark | null> {
    const { userId } = await signedInActor(context);
    return context.dataSource.manager.findOneBy(Bookmark, { userId, referenceId });
  }

  @FieldResolver(() => LessonLabel)
  async lesson(@Root() { referenceId }: Bookmark, @Ctx() context: Context) {
    return lessonLabelById(context).load(referenceId);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Bookmark, { description: "Sets the viewer's bookmark of a lesson, or moves it." })
  async bookmarkLesson(
    @Arg("input", () => BookmarkLessonInput) input: BookmarkLessonInput,
    @Ctx() context: Context,
  ) {
    return bookmarkLesson(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Boolean, { description: "False if there was none." })
  async removeBookmark(@Arg("referenceId", () => GraphQLUUID) referenceId: string, @Ctx() context: Context) {
    return removeBookmark(context, referenceId);
  }
}
