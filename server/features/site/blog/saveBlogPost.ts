import type { Context } from "../../../platform/context";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import type { VersionedInput } from "../../../core/content/inputs";
import type { RecordKind } from "../../../platform/audit/records";
import { createRecord, editRecord, inTransaction } from "../../../platform/audit/records";
import { slugify } from "../../catalog/slugify";
import { BlogPostContent } from "./blogPost.content";
import { BlogPost } from "./blogPost.entity";

export const POSTS: RecordKind<BlogPostContent, BlogPost> = {
  target: BlogPost,
  content: BlogPostContent,
  noun: "article",
  taken: {
    blog_posts_slug_unique: {
      field: "title",
      message: "There is an article with this title, or one that begins the same. Choose another title.",
    },
  },
};

/** The publication date: the input's, else the first publication's, else now if published. */
function contentFrom(input: Given<BlogPostContent>, now: Date, before?: Date | null): BlogPostContent {
  const content = contentOf(BlogPostContent, input);
  if (content.publishedAt) return content;
  if (before && before <= now) return { ...content, publishedAt: before };
  return { ...content, publishedAt: content.isPublished ? now : null };
}

export async function createBlogPost(
  context: Context,
  input: Given<BlogPostContent>,
  slug = slugify(input.title, "article"),
): Promise<BlogPost> {
  const createdAt = context.clock.now();
  return createRecord(context, POSTS, { ...contentFrom(input, createdAt), slug, createdAt });
}

export async function updateBlogPost(
  context: Context,
  input: Given<BlogPostContent> & VersionedInput,
): Promise<BlogPost> {
  return inTransaction(context, POSTS, async (transaction) => {
    const before = await transaction.manager.findOneBy(BlogPost, { id: input.id });
    const changes = contentFrom(input, context.clock.now(), before?.publishedAt);
    return editRecord(transaction, POSTS, { ...input, changes });
  });
}
