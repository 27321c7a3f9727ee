import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ONLY_ROW } from "../../database/onlyRow";
import { Public, Role } from "../../graphql/authorization";
import type { Context } from "../../graphql/context";
import { AboutContent } from "./aboutContent.entity";
import { updateAboutContent, updateHomeContent, updatePageTexts, updateSiteSettings } from "./editPage";
import { HomeContent } from "./homeContent.entity";
import { UpdateAboutContentInput, UpdateHomeContentInput } from "./pageContent.inputs";
import { PageTexts } from "./pageTexts.entity";
import { UpdatePageTextsInput } from "./pageTexts.inputs";
import { SiteSettings } from "./siteSettings.entity";
import { UpdateSiteSettingsInput } from "./siteSettings.inputs";

@Resolver()
export class SiteResolver {
  @Public()
  @Query(() => SiteSettings)
  async site(@Ctx() { dataSource }: Context): Promise<SiteSettings> {
    return dataSource.manager.findOneByOrFail(SiteSettings, { id: ONLY_ROW });
  }

  @Public()
  @Query(() => HomeContent)
  async homeContent(@Ctx() { dataSource }: Context): Promise<HomeContent> {
    return dataSource.manager.findOneByOrFail(HomeContent, { id: ONLY_ROW });
  }

  @Public()
  @Query(() => AboutContent)
  async aboutContent(@Ctx() { dataSource }: Context): Promise<AboutContent> {
    return dataSource.manager.findOneByOrFail(AboutContent, { id: ONLY_ROW });
  }

  @Public()
  @Query(() => PageTexts)
  async pageTexts(@Ctx() { dataSource }: Context): Promise<PageTexts> {
    return dataSource.manager.findOneByOrFail(PageTexts, { id: ONLY_ROW });
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
    return updateHomeContent(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => AboutContent)
  async updateAboutContent(
    @Arg("input", () => UpdateAboutContentInput) input: UpdateAboutContentInput,
    @Ctx() context: Context,
  ) {
    return updateAboutContent(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PageTexts)
  async updatePageTexts(
    @Arg("input", () => UpdatePageTextsInput) input: UpdatePageTextsInput,
    @Ctx() context: Context,
  ) {
    return updatePageTexts(context, input);
  }
}
