import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { BlogPost } from "../../features/site/blog/blogPost.entity";
import { Partner } from "../../features/site/lists/partner.entity";
import { Question } from "../../features/site/lists/question.entity";
import { Teacher } from "../../features/site/lists/teacher.entity";
import { Testimonial } from "../../features/site/lists/testimonial.entity";
import { AboutContent } from "../../features/site/pages/aboutContent.entity";
import { HomeContent } from "../../features/site/pages/homeContent.entity";
import { PageTexts } from "../../features/site/pages/pageTexts.entity";
import { keepPolicyVersion } from "../../features/site/policies/keepPolicyVersion";
import { Policies } from "../../features/site/policies/policies.entity";
import { SiteSettings } from "../../features/site/siteSettings.entity";
import type { Found } from "../content/read/packLinks";
import { link } from "../content/read/packLinks";
import type { Pack } from "../content/read/readPack";

function placed<Entry extends object>(entries: Entry[], found: Found) {
  return entries.map((entry, index) => ({ ...link(entry, found), position: index + 1 }));
}

export async function seedSite(
  manager: EntityManager,
  { site, articles }: Pack,
  { found, now }: { found: Found; now: Date },
): Promise<void> {
  const { settings, home, about, texts, policies, partners, teachers, testimonials, questions } = site;
  await manager.update(SiteSettings, ONLY_ROW, { ...settings });
  await manager.update(HomeContent, ONLY_ROW, { ...link(home, found) });
  await manager.update(AboutContent, ONLY_ROW, { ...about });
  await manager.update(PageTexts, ONLY_ROW, { ...texts });
  await manager.update(Policies, ONLY_ROW, { ...policies });
  if (policies) await keepPolicyVersion(manager, policies, now);
  await manager.insert(Partner, placed(partners, found));
  await manager.insert(Teacher, placed(teachers, found));
  await manager.insert(Testimonial, placed(testimonials, found));
  await manager.insert(Question, placed(questions, found));
  const posts = articles.map(({ slug, content }) => {
    return { ...link(content, found), slug, createdAt: content.publishedAt ?? now };
  });
  await manager.insert(BlogPost, posts);
}
