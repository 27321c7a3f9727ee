import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { newestPage } from "../../platform/keysetPage";
import { searchFor } from "../../platform/searchFor";
import { BlogPost } from "./blogPost.entity";

/** What visitors may read at `now`. */
export async function findPublishedPosts(
  manager: EntityManager,
  { now, ...page }: PageArgs & { now: Date },
): Promise<Page<BlogPost>> {
  const query = manager
    .createQueryBuilder(BlogPost, "post")
    .where("post.isPublished AND post.publishedAt <= :now", { now });
  return newestPage(query, "publishedAt", page);
}

/** Drafts too; `search` looks into titles. */
export async function findAllPosts(
  manager: EntityManager,
  { search, ...page }: PageArgs & { search?: string | null },
): Promise<Page<BlogPost>> {
  const query = searchFor(manager.createQueryBuilder(BlogPost, "post"), search, { texts: ["post.title"] });
  return newestPage(query, "createdAt", page);
}
