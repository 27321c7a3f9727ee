import type { DeepPartial, FindOptionsWhere } from "typeorm";
import { DRAFT_ROW, ONLY_ROW } from "../../../database/onlyRow";
import { BlogPostContent } from "../../../features/site/blog/blogPost.content";
import { BlogPost } from "../../../features/site/blog/blogPost.entity";
import { createBlogPost, updateBlogPost } from "../../../features/site/blog/saveBlogPost";
import type { ListContent, Listed } from "../../../features/site/lists/listed";
import type { ContentList } from "../../../features/site/lists/listedContent";
import { createListed, findListed } from "../../../features/site/lists/listedContent";
import { PARTNERS } from "../../../features/site/lists/partner.resolver";
import { PORTAL_QUESTIONS } from "../../../features/site/lists/question.resolver";
import { TEACHERS } from "../../../features/site/lists/teacher.resolver";
import { TESTIMONIALS } from "../../../features/site/lists/testimonial.resolver";
import type { PageKind } from "../../../features/site/pages/editSitePage";
import { savePage } from "../../../features/site/pages/editSitePage";
import type { SitePage } from "../../../features/site/pages/sitePage";
import { POLICIES } from "../../../features/site/policies/policies.resolver";
import { ABOUT, HOME, TEXTS } from "../../../features/site/site.resolver";
import { SETTINGS } from "../../../features/site/updateSiteSettings";
import type { Given } from "../../../core/content/content";
import { updateRecord } from "../../../platform/audit/records";
import { PackRefused } from "../read/packFolder";
import type { Pack } from "../read/readPack";
import type { Importing } from "./importing";
import { bring, isSameName } from "./importing";

const HAS_DRAFT = "Staff have a draft of this page. Publish or discard it first.";

async function importPage<Content extends object, Page extends Content & SitePage>(
  importing: Importing,
  kind: PageKind<Content, Page>,
  { name, content }: { name: string; content: Content | null },
): Promise<void> {
  if (!content) return;
  const { context, manager } = importing;
  const path = `site/${name}.yaml`;
  const at = (id: string) => manager.findOneBy(kind.target, { id } as FindOptionsWhere<Page>);
  await bring(importing, {
    path,
    type: kind.content,
    content,
    row: await at(ONLY_ROW),
    create: async () => ({ id: ONLY_ROW }),
    update: async ({ id: _id, ...edit }) => {
      if (await at(DRAFT_ROW)) throw new PackRefused([{ path, line: null, message: HAS_DRAFT }]);
      await savePage(context, kind, { ...edit, isPublished: true } as object as Given<Content> & {
        expectedVersion: number;
        isPublished: boolean;
      });
    },
  });
}

/** Each record of the academy is taken once, so that two of one name stay two. */
async function importList<Content extends ListContent, Row extends Content & Listed>(
  importing: Importing,
  list: ContentList<Content, Row>,
  { name, contents }: { name: string; contents: Content[] },
): Promise<void> {
  const { context, manager } = importing;
  const nameOf = (content: Content) => String(content[list.firstField as keyof Content]);
  const known = await findListed(manager, list);
  for (const content of contents) {
    const place = known.findIndex((row) => isSameName(nameOf(row), nameOf(content)));
    await bring(importing, {
      path: `site/${name}.yaml`,
      name: nameOf(content),
      type: list.content,
      content,
      row: place < 0 ? null : known.splice(place, 1)[0],
      create: async (given) => createListed(context, list, given as DeepPartial<Row> as Given<Content>),
      update: async (edit) =>
        updateRecord(context, list, edit as object as Parameters<typeof updateRecord<Content, Row>>[2]),
    });
  }
}

async function importArticles(importing: Importing, { articles }: Pack): Promise<void> {
  const { context, manager } = importing;
  for (const { slug, content, path } of articles) {
    const row = await manager.findOneBy(BlogPost, { slug });
    await bring(importing, {
      path,
      type: BlogPostContent,
      // Without a date, an article keeps that of its first publication.
      content: { ...content, publishedAt: content.publishedAt ?? row?.publishedAt ?? null },
      row,
      create: async (given) => createBlogPost(context, given, slug),
      update: async (edit) => updateBlogPost(context, edit),
    });
  }
}

export async function importSite(importing: Importing, pack: Pack): Promise<void> {
  const { settings, home, about, texts, policies, partners, teachers, testimonials, questions } = pack.site;
  await importPage(importing, SETTINGS, { name: "academy", content: settings });
  await importPage(importing, HOME, { name: "home", content: home });
  await importPage(importing, ABOUT, { name: "about", content: about });
  await importPage(importing, TEXTS, { name: "texts", content: texts });
  await importPage(importing, POLICIES, { name: "policies", content: policies });
  await importList(importing, PARTNERS, { name: "partners", contents: partners });
  await importList(importing, TEACHERS, { name: "teachers", contents: teachers });
  await importList(importing, TESTIMONIALS, { name: "testimonials", contents: testimonials });
  await importList(importing, PORTAL_QUESTIONS, { name: "questions", contents: questions });
  await importArticles(importing, pack);
}
