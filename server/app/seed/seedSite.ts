import type { EntityManager } from "typeorm";
import { AboutContent } from "../../features/site/pages/aboutContent.entity";
import { BlogPost } from "../../features/site/blog/blogPost.entity";
import { HomeContent } from "../../features/site/pages/homeContent.entity";
import { PageTexts } from "../../features/site/pages/pageTexts.entity";
import { keepPolicyVersion } from "../../features/site/policies/keepPolicyVersion";
import { Policies } from "../../features/site/policies/policies.entity";
import { Partner } from "../../features/site/lists/partner.entity";
import { Question } from "../../features/site/lists/question.entity";
import { SiteSettings } from "../../features/site/siteSettings.entity";
import { ONLY_ROW } from "../../database/onlyRow";
import { articles } from "./articles";
import { seedPeople } from "./people/seedPeople";
import { findExerciseIds } from "./practice/seedExercises";
import { policies } from "./policies";
import { pageTexts } from "./pageTexts";
import { aboutContent, homeContent, partners, siteSettings } from "./site";
import { questions } from "./siteQuestions";

const HOME_EXERCISE = "Count the laddoos";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function placed<Entry extends object>(entries: Entry[]) {
  return entries.map((entry, index) => ({ ...entry, isPublished: true, position: index + 1 }));
}

export async function seedSite(manager: EntityManager, now: Date): Promise<void> {
  await manager.update(SiteSettings, ONLY_ROW, siteSettings);
  const exerciseId = (await findExerciseIds(manager)).get(HOME_EXERCISE) ?? null;
  await manager.update(HomeContent, ONLY_ROW, { ...homeContent, exerciseId });
  await manager.update(AboutContent, ONLY_ROW, aboutContent);
  await manager.update(PageTexts, ONLY_ROW, pageTexts);
  await manager.update(Policies, ONLY_ROW, policies);
  await keepPolicyVersion(manager, policies, now);
  await manager.insert(Partner, placed(partners.map((name) => ({ name }))));
  await seedPeople(manager, now);
  await manager.insert(Question, placed(questions));
  await manager.insert(
    BlogPost,
    articles.map((article, index) => {
      const at = new Date(now.getTime() - (index + 1) * WEEK_MS);
      return { ...article, isPublished: true, publishedAt: at, createdAt: at };
    }),
  );
}
