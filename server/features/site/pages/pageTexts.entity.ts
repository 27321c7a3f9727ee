import { ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { PageTextsContent } from "./pageTexts.content";
import { PAGE_ROWS, sitePage } from "./sitePage";

/** What pages say that are not content themselves; one row and its draft. */
@ObjectType()
@Entity("page_texts")
@Check("page_texts_page_rows", PAGE_ROWS)
export class PageTexts extends sitePage(PageTextsContent) {}
