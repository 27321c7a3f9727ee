import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { AboutPageContent } from "./aboutPage.content";
import { PAGE_ROWS, sitePage } from "./sitePage";

/** What the page about the academy says; one row and its draft. */
@ObjectType()
@Entity("about_content")
@Check("about_content_page_rows", PAGE_ROWS)
export class AboutContent extends sitePage(AboutPageContent) {}
