import type { BlogPost } from "./blogPost.entity";

export function coverOfPost({ subject, title, tags, slug }: BlogPost) {
  return { subject, texts: [title, ...tags], slug };
}
