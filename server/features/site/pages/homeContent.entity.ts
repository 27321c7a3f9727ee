import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import { IllustratedText, TitledText } from "./contentParts";
import { PAGE_ROWS, SitePage } from "./sitePage";

/** What the home page says; one row and its draft. */
@ObjectType()
@Entity("home_content")
@Check("home_content_page_rows", PAGE_ROWS)
export class HomeContent extends SitePage {
  @Field(() => String)
  @Column("text")
  heroHeadline!: string;

  @Field(() => String)
  @Column("text")
  heroText!: string;

  @Field(() => String, {
    nullable: true,
    description: "Where Start Learning leads; where it is null, to the site's courses page.",
  })
  @Column("text", { nullable: true })
  startLearningLink!: string | null;

  @Field(() => [IllustratedText], { description: "A word on each programming language." })
  @Column("jsonb", { default: [] })
  languages!: IllustratedText[];

  @Field(() => [TitledText])
  @Column("jsonb", { default: [] })
  tips!: TitledText[];

  @Field(() => [IllustratedText], { description: "Why to choose the academy." })
  @Column("jsonb", { default: [] })
  reasons!: IllustratedText[];
}
