import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { TitledText } from "./contentParts";

/** What pages say that are not content themselves: offers, workshops, blog, portal and contact; one row. */
@ObjectType()
@Entity("page_texts")
@Check("page_texts_only_row", `"id" = '${ONLY_ROW}'`)
export class PageTexts {
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  offersLead!: string;

  @Field(() => String)
  @Column("text")
  workshopsLead!: string;

  @Field(() => String)
  @Column("text")
  blogLead!: string;

  @Field(() => String, {
    description: "Offers a look inside a course that is open to everybody; follows the course's name.",
  })
  @Column("text")
  tryFirstText!: string;

  @Field(() => String, { description: "For visitors of the learning portal." })
  @Column("text")
  portalHeadline!: string;

  @Field(() => String)
  @Column("text")
  portalLead!: string;

  @Field(() => String, { description: "For learners who are signed in." })
  @Column("text")
  learnersHeadline!: string;

  @Field(() => String)
  @Column("text")
  learnersLead!: string;

  @Field(() => String)
  @Column("text")
  portalStepsLead!: string;

  @Field(() => [TitledText], { description: "The way into a batch." })
  @Column("jsonb", { default: [] })
  portalSteps!: TitledText[];

  @Field(() => String)
  @Column("text")
  contactLead!: string;

  @Field(() => String, { description: "For mentors and partners alike." })
  @Column("text")
  desksLead!: string;

  @Field(() => String)
  @Column("text")
  mentorsTitle!: string;

  @Field(() => String)
  @Column("text")
  mentorsText!: string;

  @Field(() => String)
  @Column("text")
  partnersTitle!: string;

  @Field(() => String)
  @Column("text")
  partnersText!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
