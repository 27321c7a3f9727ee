import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { TitledText } from "./contentParts";

/** What the page about the academy says; one row. Paragraphs are parted by blank lines. */
@ObjectType()
@Entity("about_content")
@Check("about_content_only_row", `"id" = '${ONLY_ROW}'`)
export class AboutContent {
  @PrimaryColumn("uuid")
  id!: string;

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

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
