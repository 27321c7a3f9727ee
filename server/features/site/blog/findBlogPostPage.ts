import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { BlogPost } from "./blogPost.entity";

export async function findPublishedPosts(
  manager: EntityManager,
  { now, ...page }: PageArgs & { now: Date },
): Promise<Page<BlogPost>> {
  const query = manager
    .createQueryBuilder(BlogPost, "post")
    .where("post.isPublished AND post.publishedAt <= :now", { now });
  return newestPage(query, "publishedAt", page);
}

export async function findAllPosts(manager: EntityManager, page: PageArgs): Promise<Page<BlogPost>> {
  return newestPage(manager.createQueryBuilder(BlogPost, "post"), "createdAt", page);
}
