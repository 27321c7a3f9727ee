import { InputType } from "type-graphql";
import { AboutPageContent } from "./aboutPage.content";
import { HomePageContent } from "./homePage.content";
import { PageTextsContent } from "./pageTexts.content";
import { savedPage } from "./sitePage.inputs";

@InputType({ description: "Each list replaces the stored one." })
export class UpdateHomeContentInput extends savedPage(HomePageContent) {}

@InputType({ description: "Each list replaces the stored one." })
export class UpdateAboutContentInput extends savedPage(AboutPageContent) {}

@InputType({ description: "The list replaces the stored one." })
export class UpdatePageTextsInput extends savedPage(PageTextsContent) {}
