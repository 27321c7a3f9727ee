import { InputType } from "type-graphql";
import { savedPage } from "./pages/sitePage.inputs";
import { SiteSettingsContent } from "./siteSettings.content";

@InputType()
export class UpdateSiteSettingsInput extends savedPage(SiteSettingsContent) {}
