import type { Context } from "../../platform/context";
import { visibleRunOf } from "../workshops/runs/run.loaders";
import { SearchKind } from "./searchResult";
import type { SearchResult } from "./searchResult";

const MAX_OF_A_KIND = 5;
const MAX_DETAIL = 200;

interface PageKind {
  kind: SearchKind;
  table: string;
  /** Without a column: one page has them all. */
  slug?: "slug";
  title: string;
  detail: string;
  /** As on the public pages. */
  isPublic: string;
}

/** `$2` is now; `$3`: whether the viewer is signed in. */
const KINDS: PageKind[] = [
  {
    kind: SearchKind.COURSE,
    table: "courses",
    slug: "slug",
    title: "name",
    detail: "description",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.WORKSHOP,
    table: "workshops",
    slug: "slug",
    title: "name",
    detail: "headline",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.ARTICLE,
    table: "blog_posts",
    slug: "slug",
    title: "title",
    detail: "excerpt",
    isPublic: "page.is_published AND page.published_at <= $2",
  },
  {
    kind: SearchKind.EXERCISE,
    table: "exercises",
    slug: "slug",
    title: "title",
    detail: "topic",
    isPublic: "page.is_published AND page.is_open",
  },
  {
    kind: SearchKind.BOOTCAMP,
    table: "bootcamps",
    title: "name",
    detail: "headline",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.PAGE,
    table: "search_pages",
    slug: "slug",
    title: "title",
    detail: "detail",
    isPublic:
      "(page.shown = 'ALL' OR page.shown = 'WRITTEN' AND page.body <> '' OR page.shown = 'OWN' AND $3)",
  },
  {
    kind: SearchKind.TEACHER,
    table: "teachers",
    title: "name",
    detail: "line",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.FAQ,
    table: "questions",
    title: "question",
    detail: "answer",
    isPublic: "page.is_published",
  },
];

export const MAX_PAGES = KINDS.length * MAX_OF_A_KIND;

const PAGES = KINDS.map(
  ({ kind, table, slug, title, detail, isPublic }) => `
  (SELECT '${kind}' AS kind, page.id, ${slug ? `page.${slug}` : "NULL"} AS slug, page.${title} AS title,
     left(page.${detail}, ${MAX_DETAIL}) AS detail
   FROM search_entries entry JOIN ${table} page ON page.id = entry.record_id,
     to_tsquery('simple', $1) query
   WHERE entry.kind = '${kind}' AND entry.words @@ query AND ${isPublic}
   ORDER BY ts_rank(entry.words, query) DESC, page.${title}, page.id LIMIT ${MAX_OF_A_KIND})`,
).join(" UNION ALL ");

export async function findPages(context: Context, tsquery: string): Promise<SearchResult[]> {
  const { dataSource, clock } = context;
  const now = clock.now();
  const isSignedIn = (await context.actor()) !== null;
  const rows = await dataSource.query<Pick<SearchResult, "kind" | "id" | "slug" | "title" | "detail">[]>(
    PAGES,
    [tsquery, now, isSignedIn],
  );
  return Promise.all(
    rows.map(async (row) => {
      const run = row.kind === SearchKind.WORKSHOP ? await visibleRunOf(context, row.id) : null;
      return {
        ...row,
        lessonKind: null,
        lessonId: null,
        startsAt: run?.startsAt && run.startsAt > now ? run.startsAt : null,
      };
    }),
  );
}
