import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { AboutPageContent } from "./aboutPage.content";
import { PAGE_ROWS, sitePage } from "./sitePage";

@ObjectType()
@Entity("about_content")
@Check("about_content_page_rows", PAGE_ROWS)
export class AboutContent extends sitePage(AboutPageContent) {}
