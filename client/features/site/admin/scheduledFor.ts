interface Post {
  isPublished: boolean;
  isOut: boolean;
  publishedAt: string | null;
}

/** When an article comes out; null once visitors see it, and for a draft. */
export function scheduledFor({ isPublished, isOut, publishedAt }: Post): string | null {
  return isPublished && !isOut ? publishedAt : null;
}
