import type { ClassType } from "type-graphql";
import type { FindOptionsWhere } from "typeorm";
import { ONLY_ROW } from "../../../database/onlyRow";
import { BlogPostContent } from "../../../features/site/blog/blogPost.content";
import { BlogPost } from "../../../features/site/blog/blogPost.entity";
import type { ListContent, Listed } from "../../../features/site/lists/listed";
import type { ContentList } from "../../../features/site/lists/listedContent";
import { findListed } from "../../../features/site/lists/listedContent";
import { PARTNERS } from "../../../features/site/lists/partner.resolver";
import { PORTAL_QUESTIONS } from "../../../features/site/lists/question.resolver";
import { TEACHERS } from "../../../features/site/lists/teacher.resolver";
import { TESTIMONIALS } from "../../../features/site/lists/testimonial.resolver";
import type { SitePage } from "../../../features/site/pages/sitePage";
import { POLICIES } from "../../../features/site/policies/policies.resolver";
import { ABOUT, HOME, TEXTS } from "../../../features/site/site.resolver";
import { SETTINGS } from "../../../features/site/updateSiteSettings";
import type { Exporting } from "./exporting";
import { fieldsOf, put } from "./exporting";
import { writeYaml } from "./writeYaml";

/** As visitors see it: a draft stays where it is. A page that nobody has written is left out. */
async function exportPage<Content extends object, Page extends Content & SitePage>(
  exporting: Exporting,
  name: string,
  { target, content }: { target: ClassType<Page>; content: ClassType<Content> },
): Promise<void> {
  const page = await exporting.manager.findOneByOrFail(target, { id: ONLY_ROW } as FindOptionsWhere<Page>);
  const fields = fieldsOf(exporting, content, page);
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  if (!Object.values(fields).every(isEmpty)) put(exporting, `site/${name}.yaml`, fields);
}

async function exportList<Content extends ListContent, Row extends Content & Listed>(
  exporting: Exporting,
  name: string,
  list: ContentList<Content, Row>,
): Promise<void> {
  const rows = await findListed(exporting.manager, list);
  const fields = rows.map((row) => fieldsOf(exporting, list.content, row));
  if (fields.length > 0) put(exporting, `site/${name}.yaml`, fields);
}

async function exportArticles(exporting: Exporting): Promise<void> {
  for (const post of await exporting.manager.find(BlogPost)) {
    const { body, ...front } = fieldsOf(exporting, BlogPostContent, post);
    exporting.files.set(`articles/${post.slug}.md`, `---\n${writeYaml(front)}---\n\n${String(body)}`);
  }
}

export async function exportSite(exporting: Exporting): Promise<void> {
  await exportPage(exporting, "academy", SETTINGS);
  await exportPage(exporting, "home", HOME);
  await exportPage(exporting, "about", ABOUT);
  await exportPage(exporting, "texts", TEXTS);
  await exportPage(exporting, "policies", POLICIES);
  await exportList(exporting, "partners", PARTNERS);
  await exportList(exporting, "teachers", TEACHERS);
  await exportList(exporting, "testimonials", TESTIMONIALS);
  await exportList(exporting, "questions", PORTAL_QUESTIONS);
  await exportArticles(exporting);
}
