import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { Course } from "../../features/catalog/course.entity";
import { BlogPost } from "../../features/site/blogPost.entity";
import { isPostPublic } from "../../features/site/blogPost.policy";
import { SiteSettings } from "../../features/site/siteSettings.entity";
import { Bootcamp } from "../../features/workshops/bootcamp.entity";
import { findOpenSeason } from "../../features/workshops/findOpenSeason";
import { Workshop } from "../../features/workshops/workshop.entity";
import { endOf } from "../../features/workshops/workshopDates";

/** What is written on the picture of a shared page. */
export interface ShareCard {
  academyName: string;
  /** What kind of page it is, or the academy's own line. */
  kicker: string;
  title: string;
  /** Dates, prices or names, in one line. */
  facts: string;
}

type Finding = Omit<ShareCard, "academyName"> | null;

interface Wanted {
  manager: EntityManager;
  slug: string;
  site: SiteSettings;
  now: Date;
}

const RUPEES = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const ZONE = "Asia/Kolkata";
const DAY = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const HOUR = new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, hour: "numeric", minute: "2-digit" });
const BETWEEN = "  ·  ";

const rupees = (amount: number) => `₹${RUPEES.format(amount)}`;

function joined(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(BETWEEN);
}

async function workshopCard({ manager, slug, now }: Wanted): Promise<Finding> {
  const workshop = await manager.findOneBy(Workshop, { slug: slug.toLowerCase(), isPublished: true });
  if (!workshop) return null;
  const { name, startsAt, days, priceRupees } = workshop;
  const date = endOf(workshop) > now ? `${DAY.format(startsAt)}, ${HOUR.format(startsAt)} IST` : null;
  const evenings = days === 1 ? "1 evening" : `${days} evenings`;
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

/** The academy's own card, under `home`, and the bootcamp's, under `python`. */
async function siteCard({ manager, slug, site, now }: Wanted): Promise<Finding> {
  if (slug === "home") return { kicker: site.academyName, title: site.tagline, facts: "" };
  const bootcamp = slug === "python" ? await manager.findOneBy(Bootcamp, { isPublished: true }) : null;
  if (!bootcamp) return null;
  const season = await findOpenSeason(manager, now);
  return {
    kicker: bootcamp.name,
    title: bootcamp.headline,
    facts: joined(season && rupees(season.priceRupees), site.tagline),
  };
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
