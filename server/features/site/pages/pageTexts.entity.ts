import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { PageTextsContent } from "./pageTexts.content";
import { PAGE_ROWS, sitePage } from "./sitePage";

@ObjectType()
@Entity("page_texts")
@Check("page_texts_page_rows", PAGE_ROWS)
export class PageTexts extends sitePage(PageTextsContent) {}
