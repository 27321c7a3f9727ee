import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { originOf } from "../http/ownOrigin";
import type { RouteParts, SiteMapPage } from "../platform/feature";
import { readAcademy } from "../platform/readAcademy";
import { collect } from "./features";

const PAGES = [
  "/",
  "/work",
  "/offer",
  "/lms",
  "/practice",
  "/blog",
  "/about",
  "/contact",
  "/contactusworkshop",
  "/privacy",
  "/terms",
  "/refunds",
];

const NOT_FOR_ROBOTS = ["/account", "/calendar", "/cms", "/dash", "/graphql", "/sandbox"];

async function findPages(manager: EntityManager, now: Date): Promise<SiteMapPage[]> {
  const pages = PAGES.map((path): SiteMapPage => ({ path }));
  for (const find of collect("siteMap")) pages.push(...(await find(manager, now)));
  return pages;
}

function writePage(origin: string, { path, changedAt }: SiteMapPage): string {
  const address = `${origin}${encodeURI(path)}`.replace(/&/g, "&amp;").replace(/'/g, "&apos;");
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${address}</loc>${changed}</url>`;
}

const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** `/sitemap.xml`, `/robots.txt`, the web app's manifest, and `/.well-known/security.txt` for reporting weaknesses (RFC 9116). */
export function addSiteMap(
  app: FastifyInstance,
  { guard, services: { dataSource, clock }, publicOrigin }: RouteParts,
): void {
  app.get("/sitemap.xml", { onRequest: guard.counted }, async (request, reply) => {
    const pages = await findPages(dataSource.manager, clock.now());
    void reply.headers({ "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" });
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => writePage(originOf(request, publicOrigin), page)).join("\n")}
</urlset>
`;
  });

  app.get("/manifest.webmanifest", { onRequest: guard.counted }, async (request, reply) => {
    const { academyName, tagline } = await readAcademy(dataSource.manager);
    void reply.headers({ "content-type": "application/manifest+json", "cache-control": "no-cache" });
    return JSON.stringify({
      name: academyName,
      short_name: academyName,
      description: tagline,
      start_url: "/lms",
      display: "minimal-ui",
      background_color: "#FFFBF5",
      theme_color: "#14213D",
      icons: ICONS,
    });
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

  app.get("/.well-known/security.txt", { onRequest: guard.counted }, async (request, reply) => {
    const { emails } = await readAcademy(dataSource.manager);
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
