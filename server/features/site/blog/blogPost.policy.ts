import type { BlogPost } from "./blogPost.entity";

export function isPostPublic(post: Pick<BlogPost, "isPublished" | "publishedAt">, now: Date): boolean {
  return post.isPublished && post.publishedAt !== null && post.publishedAt <= now;
}
