import { BlogPostContent } from "../../../features/site/blog/blogPost.content";
import { PartnerContent } from "../../../features/site/lists/partner.entity";
import { QuestionContent } from "../../../features/site/lists/question.entity";
import { TeacherContent } from "../../../features/site/lists/teacher.entity";
import { TestimonialContent } from "../../../features/site/lists/testimonial.entity";
import { AboutPageContent } from "../../../features/site/pages/aboutPage.content";
import { HomePageContent } from "../../../features/site/pages/homePage.content";
import { PageTextsContent } from "../../../features/site/pages/pageTexts.content";
import { PoliciesContent } from "../../../features/site/policies/policies.content";
import { RETENTION_DEFAULTS, SiteSettingsContent } from "../../../features/site/siteSettings.content";
import { readFile } from "./packFile";
import type { Kind, Reading } from "./readContent";
import { fieldsOf, readContent } from "./readContent";
import type { Entry } from "./readParts";
import { readEach, readOne, readSlugs } from "./readParts";

const SETTINGS = { input: "UpdateSiteSettingsInput", content: SiteSettingsContent };
const ARTICLE = { input: "UpdateBlogPostInput", content: BlogPostContent };

export async function readArticles(reading: Reading): Promise<Entry<BlogPostContent>[]> {
  const slugs = await readSlugs(reading, { folder: "articles/", ending: ".md" });
  const articles = await Promise.all(
    slugs.map(async (slug) => {
      const path = `articles/${slug}.md`;
      const content = await readOne(reading, path, ARTICLE);
      return content ? [{ slug, content, path }] : [];
    }),
  );
  return articles.flat();
}

async function readListed<Content extends object>(
  reading: Reading,
  name: string,
  kind: Kind<Content>,
): Promise<Content[]> {
  const file = await readFile(reading.folder, `site/${name}.yaml`);
  return file ? readEach({ reading, file, at: [], value: file.value }, kind) : [];
}

/** A pack need not say how long an academy keeps data. */
async function readSettings(reading: Reading): Promise<SiteSettingsContent | null> {
  const file = await readFile(reading.folder, "site/academy.yaml");
  if (!file) return null;
  const place = { reading, file, at: [] };
  return readContent(place, SETTINGS, { ...RETENTION_DEFAULTS, ...fieldsOf(place, file.value) });
}

/** The lists of the site and its single pages; a page that the pack has not is null. */
export async function readSite(reading: Reading) {
  const page = async <Content extends object>(name: string, kind: Kind<Content>) =>
    readOne(reading, `site/${name}.yaml`, kind);
  return {
    settings: await readSettings(reading),
    home: await page("home", { input: "UpdateHomeContentInput", content: HomePageContent }),
    about: await page("about", { input: "UpdateAboutContentInput", content: AboutPageContent }),
    texts: await page("texts", { input: "UpdatePageTextsInput", content: PageTextsContent }),
    policies: await page("policies", { input: "UpdatePoliciesInput", content: PoliciesContent }),
    partners: await readListed(reading, "partners", { input: "UpdatePartnerInput", content: PartnerContent }),
    teachers: await readListed(reading, "teachers", { input: "UpdateTeacherInput", content: TeacherContent }),
    testimonials: await readListed(reading, "testimonials", {
      input: "UpdateTestimonialInput",
      content: TestimonialContent,
    }),
    questions: await readListed(reading, "questions", {
      input: "UpdateQuestionInput",
      content: QuestionContent,
    }),
  };
}
