import { LessThanOrEqual } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { Course } from "../../features/catalog/course.entity";
import { AboutContent } from "../../features/site/aboutContent.entity";
import { BlogPost } from "../../features/site/blogPost.entity";
import { Bootcamp } from "../../features/workshops/bootcamp.entity";
import { findOpenSeason } from "../../features/workshops/findOpenSeason";
import { findShownRuns } from "../../features/workshops/shownRun";
import { Workshop } from "../../features/workshops/workshop.entity";
import { endOf } from "../../features/workshops/workshopDates";
import type { Finding, Wanted } from "./cardParts";
import { DAY, counted, joined, rupees } from "./cardParts";

async function homeCard({ site }: Wanted): Promise<Finding> {
  return { kicker: site.academyName, title: site.tagline, facts: "" };
}

async function bootcampCard({ manager, site, now }: Wanted): Promise<Finding> {
  const bootcamp = await manager.findOneBy(Bootcamp, { isPublished: true });
  if (!bootcamp) return null;
  const season = await findOpenSeason(manager, now);
  const { name, headline } = bootcamp;
  return { kicker: name, title: headline, facts: joined(season && rupees(season.priceRupees), site.tagline) };
}

async function workshopsCard({ manager, site, now }: Wanted): Promise<Finding> {
  const workshops = await manager.findBy(Workshop, { isPublished: true });
  const runs = await findShownRuns(
    manager,
    workshops.map(({ id }) => id),
    now,
  );
  const coming = workshops
    .flatMap((workshop) => {
      const startsAt = runs.find(({ workshopId }) => workshopId === workshop.id)?.startsAt;
      return startsAt && endOf(startsAt, workshop) > now ? [{ ...workshop, startsAt }] : [];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [next] = coming;
  if (!next) return { kicker: "Workshops", title: "Live workshops", facts: site.tagline };
  const lowest = Math.min(...coming.map(({ priceRupees }) => priceRupees));
  return {
    kicker: "Workshops",
    title: `${counted(coming.length, "live workshop")}, from ${rupees(lowest)}`,
    facts: joined(`Next: ${DAY.format(next.startsAt)}`, site.tagline),
  };
}

async function offersCard({ manager, site }: Wanted): Promise<Finding> {
  const courses = await manager.find(Course, {
    where: { isPublished: true, isSold: true },
    select: { id: true, priceRupees: true },
  });
  const lowest = Math.min(...courses.flatMap(({ priceRupees }) => priceRupees ?? []));
  const from = Number.isFinite(lowest) ? `, from ${rupees(lowest)}` : "";
  const title = courses.length > 0 ? `${counted(courses.length, "course")}${from}` : "Courses and prices";
  return { kicker: "Courses", title, facts: site.tagline };
}

async function portalCard({ manager, site }: Wanted): Promise<Finding> {
  const courses = await manager.countBy(Course, { isPublished: true });
  const count = courses > 0 ? counted(courses, "course") : null;
  return { kicker: site.academyName, title: "Learning portal", facts: joined(count, site.tagline) };
}

async function blogCard({ manager, site, now }: Wanted): Promise<Finding> {
  const newest = await manager.findOne(BlogPost, {
    where: { isPublished: true, publishedAt: LessThanOrEqual(now) },
    order: { publishedAt: "DESC", id: "DESC" },
  });
  if (!newest?.publishedAt) return { kicker: site.academyName, title: "Blog", facts: site.tagline };
  return {
    kicker: "Blog",
    title: newest.title,
    facts: joined(newest.authorName, DAY.format(newest.publishedAt)),
  };
}

async function aboutCard({ manager, site }: Wanted): Promise<Finding> {
  const { mission } = await manager.findOneByOrFail(AboutContent, { id: ONLY_ROW });
  return { kicker: `About ${site.academyName}`, title: mission, facts: site.tagline };
}

async function contactCard({ site }: Wanted): Promise<Finding> {
  const { phones, emails } = site;
  return {
    kicker: site.academyName,
    title: "Contact Us",
    facts: joined(phones[0] ?? null, emails[0] ?? null),
  };
}

/** By the last part of the picture's address. */
const CARDS = new Map([
  ["home", homeCard],
  ["python", bootcampCard],
  ["work", workshopsCard],
  ["offer", offersCard],
  ["lms", portalCard],
  ["blog", blogCard],
  ["about", aboutCard],
  ["contact", contactCard],
]);

/** The pages of which there is one each, by what they show. */
export async function siteCard(wanted: Wanted): Promise<Finding> {
  return (await CARDS.get(wanted.slug)?.(wanted)) ?? null;
}
