import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { AboutContent } from "./pages/aboutContent.entity";
import { AboutPageContent } from "./pages/aboutPage.content";
import type { PageKind } from "./pages/editSitePage";
import { discardDraft, findNewestPage, findShownPage, savePage } from "./pages/editSitePage";
import { HomeContent } from "./pages/homeContent.entity";
import { HomePageContent } from "./pages/homePage.content";
import {
  UpdateAboutContentInput,
  UpdateHomeContentInput,
  UpdatePageTextsInput,
} from "./pages/pageContent.inputs";
import { PageTextsContent } from "./pages/pageTexts.content";
import { PageTexts } from "./pages/pageTexts.entity";
import { DiscardDraftInput, SitePageName } from "./pages/sitePage.inputs";
import { Policies } from "./policies/policies.entity";
import { SiteSettings } from "./siteSettings.entity";
import { UpdateSiteSettingsInput } from "./siteSettings.inputs";
import { updateSiteSettings } from "./updateSiteSettings";

const DRAFT_FIRST = "As staff left it: its draft, where there is one.";

const PAGES = {
  [SitePageName.SETTINGS]: SiteSettings,
  [SitePageName.HOME]: HomeContent,
  [SitePageName.ABOUT]: AboutContent,
  [SitePageName.TEXTS]: PageTexts,
  [SitePageName.POLICIES]: Policies,
};

export const HOME: PageKind<HomePageContent, HomeContent> = {
  target: HomeContent,
  content: HomePageContent,
  noun: "page",
};

export const ABOUT: PageKind<AboutPageContent, AboutContent> = {
  target: AboutContent,
  content: AboutPageContent,
  noun: "page",
};

export const TEXTS: PageKind<PageTextsContent, PageTexts> = {
  target: PageTexts,
  content: PageTextsContent,
  noun: "page",
};

@Resolver()
export class SiteResolver {
  @Public()
  @Query(() => SiteSettings)
  async site(@Ctx() context: Context): Promise<SiteSettings> {
    return findShownPage(context, SiteSettings);
  }

  @Public()
  @Query(() => HomeContent)
  async homeContent(@Ctx() context: Context): Promise<HomeContent> {
    return findShownPage(context, HomeContent);
  }

  @Public()
  @Query(() => AboutContent)
  async aboutContent(@Ctx() context: Context): Promise<AboutContent> {
    return findShownPage(context, AboutContent);
  }

  @Public()
  @Query(() => PageTexts)
  async pageTexts(@Ctx() context: Context): Promise<PageTexts> {
    return findShownPage(context, PageTexts);
  }

  @Authorized(Role.ADMIN)
  @Query(() => SiteSettings, { description: DRAFT_FIRST })
  async cmsSite(@Ctx() { dataSource }: Context): Promise<SiteSettings> {
    return findNewestPage(dataSource.manager, SiteSettings);
  }

  @Authorized(Role.ADMIN)
  @Query(() => HomeContent, { description: DRAFT_FIRST })
  async cmsHomeContent(@Ctx() { dataSource }: Context): Promise<HomeContent> {
    return findNewestPage(dataSource.manager, HomeContent);
  }

  @Authorized(Role.ADMIN)
  @Query(() => AboutContent, { description: DRAFT_FIRST })
  async cmsAboutContent(@Ctx() { dataSource }: Context): Promise<AboutContent> {
    return findNewestPage(dataSource.manager, AboutContent);
  }

  @Authorized(Role.ADMIN)
  @Query(() => PageTexts, { description: DRAFT_FIRST })
  async cmsPageTexts(@Ctx() { dataSource }: Context): Promise<PageTexts> {
    return findNewestPage(dataSource.manager, PageTexts);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SiteSettings)
  async updateSiteSettings(
    @Arg("input", () => UpdateSiteSettingsInput) input: UpdateSiteSettingsInput,
    @Ctx() context: Context,
  ) {
    return updateSiteSettings(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => HomeContent)
  async updateHomeContent(
    @Arg("input", () => UpdateHomeContentInput) input: UpdateHomeContentInput,
    @Ctx() context: Context,
  ) {
    return savePage(context, HOME, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => AboutContent)
  async updateAboutContent(
    @Arg("input", () => UpdateAboutContentInput) input: UpdateAboutContentInput,
    @Ctx() context: Context,
  ) {
    return savePage(context, ABOUT, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PageTexts)
  async updatePageTexts(
    @Arg("input", () => UpdatePageTextsInput) input: UpdatePageTextsInput,
    @Ctx() context: Context,
  ) {
    return savePage(context, TEXTS, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, { description: "Discards the draft of a page." })
  async discardDraft(
    @Arg("input", () => DiscardDraftInput) { page, expectedVersion }: DiscardDraftInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await discardDraft(context, PAGES[page], expectedVersion);
    return true;
  }
}
