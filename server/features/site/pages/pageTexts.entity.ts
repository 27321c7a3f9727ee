import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import { TitledText } from "./contentParts";
import { PAGE_ROWS, SitePage } from "./sitePage";

/** What pages say that are not content themselves: offers, workshops, blog, portal and contact; one row and its draft. */
@ObjectType()
@Entity("page_texts")
@Check("page_texts_page_rows", PAGE_ROWS)
export class PageTexts extends SitePage {
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
}
