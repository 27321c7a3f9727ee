import { refuseDuplicates } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import type { VersionedInput } from "../../../core/content/inputs";
import { pictureOrNull } from "../../../core/content/text";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { slugify } from "../../catalog/slugify";
import { BlogPost } from "./blogPost.entity";
import type { CreateBlogPostInput, UpdateBlogPostInput } from "./blogPost.inputs";

const TITLE_TAKEN = {
  blog_posts_slug_unique: {
    field: "title",
    message: "There is an article with this title, or one that begins the same. Choose another title.",
  },
};

function columnsOf(input: CreateBlogPostInput) {
  return {
    title: input.title.trim(),
    excerpt: input.excerpt.trim(),
    body: input.body,
    authorName: input.authorName.trim(),
    coverUrl: pictureOrNull(input.coverUrl),
    coverAlt: input.coverAlt.trim(),
    tags: input.tags.map((tag) => tag.trim()),
    isPublished: input.isPublished,
  };
}

/** When it is out: as told; else since it came out; else from now on if it is published. */
function publicationOf({ clock }: Context, input: CreateBlogPostInput, before: Date | null): Date | null {
  if (input.publishedAt) return input.publishedAt;
  const now = clock.now();
  if (before && before <= now) return before;
  return input.isPublished ? now : null;
}

export async function createBlogPost(context: Context, input: CreateBlogPostInput): Promise<BlogPost> {
  return refuseDuplicates(TITLE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const post = await manager.save(
        manager.create(BlogPost, {
          ...columnsOf(input),
          slug: slugify(input.title, "article"),
          publishedAt: publicationOf(context, input, null),
          createdAt: context.clock.now(),
          version: 1,
        }),
      );
      await recordAudit(
        { manager, services: context },
        {
          action: "createBlogPost",
          entity: "BlogPost",
          entityId: post.id,
          after: post,
        },
      );
      return post;
    }),
  );
}

export async function updateBlogPost(context: Context, input: UpdateBlogPostInput): Promise<BlogPost> {
  const { id, expectedVersion } = input;
  return context.dataSource.transaction(async (manager) => {
    const before = await manager.findOneBy(BlogPost, { id });
    const publishedAt = publicationOf(context, input, before?.publishedAt ?? null);
    return editVersioned(
      { manager, services: context },
      {
        action: "updateBlogPost",
        target: BlogPost,
        noun: "article",
        id,
        expectedVersion,
        changes: { ...columnsOf(input), publishedAt },
      },
    );
  });
}

export async function deleteBlogPost(context: Context, input: VersionedInput): Promise<BlogPost> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteBlogPost",
        target: BlogPost,
        noun: "article",
        ...input,
      },
    ),
  );
}
