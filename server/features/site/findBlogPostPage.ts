import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import { BlogPost } from "./blogPost.entity";

/** A page of what `query` finds, the newest by `sort` first. */
async function findNewest(
  query: SelectQueryBuilder<BlogPost>,
  sort: "publishedAt" | "createdAt",
  { first, after }: PageArgs,
): Promise<Page<BlogPost>> {
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor) query.andWhere(`(post.${sort}, post.id) < (:at, :id)`, { at: cursor.sort, id: cursor.id });
  query
    .orderBy(`post.${sort}`, "DESC")
    .addOrderBy("post.id", "DESC")
    .take(first + 1);
  return toPage(await query.getMany(), first, (post) => ({
    sort: (post[sort] ?? post.createdAt).toISOString(),
    id: post.id,
  }));
}

/** What visitors may read at `now`. */
export async function findPublishedPosts(
  manager: EntityManager,
  { now, ...page }: PageArgs & { now: Date },
): Promise<Page<BlogPost>> {
  const query = manager
    .createQueryBuilder(BlogPost, "post")
    .where("post.isPublished AND post.publishedAt <= :now", { now });
  return findNewest(query, "publishedAt", page);
}

/** Drafts too; `search` looks into titles. */
export async function findAllPosts(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<BlogPost>> {
  const query = manager.createQueryBuilder(BlogPost, "post");
  if (search?.trim()) query.where("strpos(lower(post.title), lower(:search)) > 0", { search: search.trim() });
  return findNewest(query, "createdAt", page);
}
