import { ArrayMaxSize, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../../core/content/text";
import { MAX_PARTS, TitledText } from "./contentParts";
import { SavePageInput } from "./sitePage.inputs";

const MAX_HEADLINE = 120;
const MAX_LEAD = 500;
const NO_HEADLINE = "Please enter a headline.";
const NO_LEAD = "Please enter a text below the headline.";
const NO_TITLE = "Please enter a title.";
const NO_TEXT = "Please enter a text.";

@InputType({ description: "The list replaces the one before." })
export class UpdatePageTextsInput extends SavePageInput {
  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  offersLead!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  workshopsLead!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  blogLead!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_TEXT)
  tryFirstText!: string;

  @Field(() => String)
  @RequiredText(MAX_HEADLINE, NO_HEADLINE)
  portalHeadline!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  portalLead!: string;

  @Field(() => String)
  @RequiredText(MAX_HEADLINE, NO_HEADLINE)
  learnersHeadline!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  learnersLead!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_TEXT)
  portalStepsLead!: string;

  @Field(() => [TitledText])
  @ArrayMaxSize(MAX_PARTS, { message: `Please give at most ${MAX_PARTS} of them.` })
  @ValidateNested({ each: true })
  portalSteps!: TitledText[];

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_TEXT)
  contactLead!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_LEAD)
  desksLead!: string;

  @Field(() => String)
  @RequiredText(MAX_HEADLINE, NO_TITLE)
  mentorsTitle!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_TEXT)
  mentorsText!: string;

  @Field(() => String)
  @RequiredText(MAX_HEADLINE, NO_TITLE)
  partnersTitle!: string;

  @Field(() => String)
  @RequiredText(MAX_LEAD, NO_TEXT)
  partnersText!: string;
}
