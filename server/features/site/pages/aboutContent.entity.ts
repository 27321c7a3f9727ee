import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import { TitledText } from "./contentParts";
import { PAGE_ROWS, SitePage } from "./sitePage";

/** What the page about the academy says; one row and its draft. Paragraphs are parted by blank lines. */
@ObjectType()
@Entity("about_content")
@Check("about_content_page_rows", PAGE_ROWS)
export class AboutContent extends SitePage {
  @Field(() => String)
  @Column("text")
  story!: string;

  @Field(() => String)
  @Column("text")
  mission!: string;

  @Field(() => String)
  @Column("text")
  vision!: string;

  @Field(() => [TitledText])
  @Column("jsonb", { default: [] })
  values!: TitledText[];

  @Field(() => [TitledText], { description: "Cards that flip: the title in front, the text behind." })
  @Column("jsonb", { default: [] })
  reasons!: TitledText[];
}
