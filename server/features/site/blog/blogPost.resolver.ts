import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Public, Role, isAdmin } from "../../../core/authorization";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { LongText } from "../../../graphql/limits";
import { coverPath } from "../../../platform/covers/coverPath";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_BODY } from "./blogPost.content";
import { coverOfPost } from "./coverOfPost";
import { BlogPost } from "./blogPost.entity";
import { CreateBlogPostInput, UpdateBlogPostInput } from "./blogPost.inputs";
import { isPostPublic } from "./blogPost.policy";
import { findAllPosts, findPublishedPosts } from "./findBlogPostPage";
import { readingMinutes } from "./readingMinutes";
import { createBlogPost, deleteBlogPost, updateBlogPost } from "./saveBlogPost";

@ObjectType()
class BlogPostConnection extends connectionOf(BlogPost) {}

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @LongText(MAX_BODY)
  @FieldResolver(() => String, {
    description: "The body as HTML that is safe to put into a page; its headings start at h2.",
  })
  bodyHtml(@Root() { body }: BlogPost): string {
    return renderMarkdown(body);
  }

  @FieldResolver(() => String, {
    description: "Path of its drawing, which `-light.svg` or `-dark.svg` completes.",
  })
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
  ): Promise<BlogPostConnection> {
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

  @Authorized(Role.ADMIN)
  @Query(() => BlogPostConnection, { description: "All articles, drafts too, the newest first." })
  async cmsBlogPosts(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("search", () => String, { nullable: true }) search: string | null,
    @Ctx() { dataSource }: Context,
  ): Promise<BlogPostConnection> {
    return findAllPosts(dataSource.manager, { ...page, search });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BlogPost)
  async createBlogPost(
    @Arg("input", () => CreateBlogPostInput) input: CreateBlogPostInput,
    @Ctx() context: Context,
  ) {
    return createBlogPost(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BlogPost)
  async updateBlogPost(
    @Arg("input", () => UpdateBlogPostInput) input: UpdateBlogPostInput,
    @Ctx() context: Context,
  ) {
    return updateBlogPost(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BlogPost)
  async deleteBlogPost(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteBlogPost(context, input);
  }
}
