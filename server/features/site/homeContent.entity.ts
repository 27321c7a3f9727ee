import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { IllustratedText, TitledText } from "./contentParts";

/** What the home page says; one row. */
@ObjectType()
@Entity("home_content")
@Check("home_content_only_row", `"id" = '${ONLY_ROW}'`)
export class HomeContent {
  @PrimaryColumn("uuid")
  id!: string;

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

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
