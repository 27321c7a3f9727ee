import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { Course } from "../../features/catalog/course.entity";
import { BlogPost } from "../../features/site/blogPost.entity";
import { isPostPublic } from "../../features/site/blogPost.policy";
import { SiteSettings } from "../../features/site/siteSettings.entity";
import { findShownRuns } from "../../features/workshops/shownRun";
import { Workshop } from "../../features/workshops/workshop.entity";
import { endOf } from "../../features/workshops/workshopDates";
import type { Finding, ShareCard, Wanted } from "./cardParts";
import { DAY, HOUR, counted, joined, rupees } from "./cardParts";
import { siteCard } from "./siteCards";

async function workshopCard({ manager, slug, now }: Wanted): Promise<Finding> {
  const workshop = await manager.findOneBy(Workshop, { slug: slug.toLowerCase(), isPublished: true });
  if (!workshop) return null;
  const { id, name, days, priceRupees } = workshop;
  const [run] = await findShownRuns(manager, [id], now);
  const startsAt = run?.startsAt;
  const date =
    startsAt && endOf(startsAt, workshop) > now
      ? `${DAY.format(startsAt)}, ${HOUR.format(startsAt)} IST`
      : null;
  const evenings = counted(days, "evening");
  return { kicker: "Live workshop", title: name, facts: joined(date, evenings, rupees(priceRupees)) };
}

async function courseCard({ manager, slug, site }: Wanted): Promise<Finding> {
  const course = await manager.findOneBy(Course, { slug, isPublished: true });
  if (!course) return null;
  const price = course.priceRupees === null ? null : rupees(course.priceRupees);
  return { kicker: "Course", title: course.name, facts: joined(price, site.tagline) };
}

async function articleCard({ manager, slug, now }: Wanted): Promise<Finding> {
  const post = await manager.findOneBy(BlogPost, { slug });
  if (!post?.publishedAt || !isPostPublic(post, now)) return null;
  const facts = joined(post.authorName, DAY.format(post.publishedAt));
  return { kicker: "Article", title: post.title, facts };
}

const KINDS = new Map([
  ["site", siteCard],
  ["workshops", workshopCard],
  ["courses", courseCard],
  ["articles", articleCard],
]);

interface Page {
  kind: string;
  slug: string;
  now: Date;
}

/** What the picture of this page says; null where a visitor finds no such page. */
export async function findShareCard(
  manager: EntityManager,
  { kind, slug, now }: Page,
): Promise<ShareCard | null> {
  const site = await manager.findOneByOrFail(SiteSettings, { id: ONLY_ROW });
  const found = await KINDS.get(kind)?.({ manager, slug, site, now });
  return found ? { ...found, academyName: site.academyName } : null;
}
