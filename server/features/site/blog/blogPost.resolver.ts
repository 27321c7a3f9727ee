import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import { Public, isAdmin } from "../../../core/authorization";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Context } from "../../../platform/context";
import { LongText } from "../../../graphql/limits";
import { COVER_DESCRIPTION, coverPath } from "../../../platform/covers/coverPath";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_BODY } from "./blogPost.content";
import { coverOfPost } from "./coverOfPost";
import { BlogPost } from "./blogPost.entity";
import { isPostPublic } from "./blogPost.policy";
import { findAllPosts, findPublishedPosts } from "./findBlogPostPage";
import { readingMinutes } from "./readingMinutes";
import { POSTS, createBlogPost, updateBlogPost } from "./saveBlogPost";

const BlogPostConnection = connectionOf(BlogPost);

export const BlogPostRecords = recordResolver(POSTS, {
  list: { by: "createdAt", searched: ["title"], says: "All articles, drafts too, the newest first." },
  create: createBlogPost,
  update: updateBlogPost,
});

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @LongText(MAX_BODY)
  @FieldResolver(() => String, {
    description: "The body as HTML that is safe to put into a page; its headings start at h2.",
  })
  bodyHtml(@Root() { body }: BlogPost): string {
    return renderMarkdown(body);
  }

  @FieldResolver(() => String, { description: COVER_DESCRIPTION })
  cover(@Root() post: BlogPost): string {
    return coverPath(coverOfPost(post));
  }

  @FieldResolver(() => Int)
  readingMinutes(@Root() { body }: BlogPost): number {
    return readingMinutes(body);
  }

  @FieldResolver(() => Boolean, { description: "Whether visitors see it: published, and its time has come." })
  isOut(@Root() post: BlogPost, @Ctx() { clock }: Context): boolean {
    return isPostPublic(post, clock.now());
  }

  @Public()
  @Query(() => BlogPostConnection, { description: "The published articles, the newest first." })
  async blogPosts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource, clock, showsDrafts }: Context,
  ): Promise<Page<BlogPost>> {
    if (showsDrafts) return findAllPosts(dataSource.manager, page);
    return findPublishedPosts(dataSource.manager, { ...page, now: clock.now() });
  }

  @Public()
  @Query(() => BlogPost, {
    nullable: true,
    description: "One article; unpublished ones for staff only.",
  })
  async blogPost(@Arg("slug", () => String) slug: string, @Ctx() context: Context): Promise<BlogPost | null> {
    const post = await context.dataSource.manager.findOneBy(BlogPost, { slug: slug.toLowerCase() });
    if (!post || isPostPublic(post, context.clock.now())) return post;
    return isAdmin(await context.actor()) ? post : null;
  }
}
