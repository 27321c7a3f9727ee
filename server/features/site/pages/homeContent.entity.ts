import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { HomePageContent } from "./homePage.content";
import { PAGE_ROWS, sitePage } from "./sitePage";

@ObjectType()
@Entity("home_content")
@Check("home_content_page_rows", PAGE_ROWS)
export class HomeContent extends sitePage(HomePageContent) {}
