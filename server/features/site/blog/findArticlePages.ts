import type { EntityManager } from "typeorm";
import type { SiteMapPage } from "../../../platform/feature";
import { MAX_PAGES_OF_A_KIND } from "../../../platform/feature";
import { BlogPost } from "./blogPost.entity";

const LAST_EDIT = `SELECT max(event.at) FROM audit_events event WHERE event.entity_id = post.id`;

export async function findArticlePages(manager: EntityManager, now: Date): Promise<SiteMapPage[]> {
  const articles = await manager
    .createQueryBuilder(BlogPost, "post")
    .select(["post.slug AS slug", `GREATEST(post.publishedAt, (${LAST_EDIT})) AS "changedAt"`])
    .where("post.isPublished AND post.publishedAt <= :now", { now })
    .orderBy("post.publishedAt", "DESC")
    .limit(MAX_PAGES_OF_A_KIND)
    .getRawMany<{ slug: string; changedAt: Date }>();
  return articles.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt }));
}
