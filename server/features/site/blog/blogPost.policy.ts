import type { BlogPost } from "./blogPost.entity";

/** Visitors see a published article once its time has come. */
export function isPostPublic(post: Pick<BlogPost, "isPublished" | "publishedAt">, now: Date): boolean {
  return post.isPublished && post.publishedAt !== null && post.publishedAt <= now;
}
