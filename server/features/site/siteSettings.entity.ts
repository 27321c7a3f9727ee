import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { PAGE_ROWS, sitePage } from "./pages/sitePage";
import { SiteSettingsContent } from "./siteSettings.content";

@ObjectType("Site")
@Entity("site_settings")
@Check("site_settings_page_rows", PAGE_ROWS)
export class SiteSettings extends sitePage(SiteSettingsContent) {}
