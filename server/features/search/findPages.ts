import type { Context } from "../../platform/context";
import { visibleRunOf } from "../workshops/runs/run.loaders";
import { SearchKind } from "./searchResult";
import type { SearchResult } from "./searchResult";

export const MAX_OF_A_KIND = 5;
const MAX_DETAIL = 200;

interface PageKind {
  kind: SearchKind;
  table: string;
  title: string;
  detail: string;
  /** As on the public pages. */
  isPublic: string;
}

/** `$2` is now. */
const KINDS: PageKind[] = [
  {
    kind: SearchKind.COURSE,
    table: "courses",
    title: "name",
    detail: "description",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.WORKSHOP,
    table: "workshops",
    title: "name",
    detail: "headline",
    isPublic: "page.is_published",
  },
  {
    kind: SearchKind.ARTICLE,
    table: "blog_posts",
    title: "title",
    detail: "excerpt",
    isPublic: "page.is_published AND page.published_at <= $2",
  },
  {
    kind: SearchKind.EXERCISE,
    table: "exercises",
    title: "title",
    detail: "topic",
    isPublic: "page.is_published AND page.is_open",
  },
];

const PAGES = KINDS.map(
  ({ kind, table, title, detail, isPublic }) => `
  (SELECT '${kind}' AS kind, page.id, page.slug, page.${title} AS title,
     left(page.${detail}, ${MAX_DETAIL}) AS detail
   FROM search_entries entry JOIN ${table} page ON page.id = entry.record_id,
     to_tsquery('simple', $1) query
   WHERE entry.kind = '${kind}' AND entry.words @@ query AND ${isPublic}
   ORDER BY ts_rank(entry.words, query) DESC, page.${title}, page.id LIMIT ${MAX_OF_A_KIND})`,
).join(" UNION ALL ");

export async function findPages(context: Context, tsquery: string): Promise<SearchResult[]> {
  const { dataSource, clock } = context;
  const now = clock.now();
  const rows = await dataSource.query<Omit<SearchResult, "startsAt" | "lessonKind">[]>(PAGES, [tsquery, now]);
  return Promise.all(
    rows.map(async (row) => {
      const run = row.kind === SearchKind.WORKSHOP ? await visibleRunOf(context, row.id) : null;
      return {
        ...row,
        lessonKind: null,
        startsAt: run?.startsAt && run.startsAt > now ? run.startsAt : null,
      };
    }),
  );
}
