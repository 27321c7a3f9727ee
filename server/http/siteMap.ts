import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { Course } from "../features/catalog/course.entity";
import { ONLY_ROW } from "../database/onlyRow";
import { BlogPost } from "../features/site/blogPost.entity";
import { SiteSettings } from "../features/site/siteSettings.entity";
import { Bootcamp } from "../features/workshops/bootcamp.entity";
import { Workshop } from "../features/workshops/workshop.entity";
import type { Services } from "../graphql/context";
import type { Door } from "./door";
import { originOf } from "./ownOrigin";

interface Place {
  path: string;
  /** When its text last changed, where that is known. */
  changedAt?: Date | null;
}

/** The pages that are always there. */
const PAGES = ["/", "/work", "/offer", "/lms", "/blog", "/about", "/contact", "/contactusworkshop"];

/** Where only people at work, or signed in, have any business: each of these and what is below it, not what begins with it. */
const NOT_FOR_ROBOTS = ["/account", "/calendar", "/cms", "/dash", "/graphql", "/sandbox"];

/** The protocol allows 50,000 addresses in a file. */
const MOST_OF_A_KIND = 10_000;

/** As the log of activity has it. */
const LAST_EDIT = `SELECT max(event.at) FROM audit_events event WHERE event.entity_id = post.id`;

async function findPlaces(manager: EntityManager, now: Date): Promise<Place[]> {
  const published = { where: { isPublished: true }, take: MOST_OF_A_KIND };
  const workshops = await manager.find(Workshop, {
    ...published,
    select: { slug: true },
    order: { slug: "ASC" },
  });
  const courses = await manager.find(Course, {
    ...published,
    select: { slug: true },
    order: { position: "ASC" },
  });
  const hasBootcamp = await manager.existsBy(Bootcamp, { isPublished: true });
  const articles = await manager
    .createQueryBuilder(BlogPost, "post")
    .select(["post.slug AS slug", `GREATEST(post.publishedAt, (${LAST_EDIT})) AS "changedAt"`])
    .where("post.isPublished AND post.publishedAt <= :now", { now })
    .orderBy("post.publishedAt", "DESC")
    .limit(MOST_OF_A_KIND)
    .getRawMany<{ slug: string; changedAt: Date }>();
  return [
    ...PAGES.map((path) => ({ path })),
    ...(hasBootcamp ? [{ path: "/python" }] : []),
    ...workshops.map(({ slug }) => ({ path: `/${slug}` })),
    ...courses.map(({ slug }) => ({ path: `/lms/${slug}` })),
    ...articles.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt })),
  ];
}

function writePlace(origin: string, { path, changedAt }: Place): string {
  const address = `${origin}${encodeURI(path)}`.replace(/&/g, "&amp;").replace(/'/g, "&apos;");
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${address}</loc>${changed}</url>`;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * `/sitemap.xml`: every public page, for search engines. `/robots.txt`: where it is, and what is not for them.
 * `/.well-known/security.txt`: where to report a weakness (RFC 9116).
 */
export function addSiteMap(
  app: FastifyInstance,
  door: Door,
  { dataSource, clock }: Services,
  publicOrigin: string | null,
): void {
  app.get("/sitemap.xml", { onRequest: door.counted }, async (request, reply) => {
    const places = await findPlaces(dataSource.manager, clock.now());
    void reply.headers({ "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" });
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.map((place) => writePlace(originOf(request, publicOrigin), place)).join("\n")}
</urlset>
`;
  });

  app.get("/robots.txt", async (request, reply) => {
    void reply.headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" });
    return [
      "User-agent: *",
      ...NOT_FOR_ROBOTS.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]),
      "",
      `Sitemap: ${originOf(request, publicOrigin)}/sitemap.xml`,
      "",
    ].join("\n");
  });

  app.get("/.well-known/security.txt", { onRequest: door.counted }, async (request, reply) => {
    const { emails } = await dataSource.manager.findOneByOrFail(SiteSettings, { id: ONLY_ROW });
    void reply.headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" });
    const origin = originOf(request, publicOrigin);
    return [
      ...(emails[0] ? [`Contact: mailto:${emails[0]}`] : []),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(clock.now().getTime() + YEAR_MS).toISOString()}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      "",
    ].join("\n");
  });
}
