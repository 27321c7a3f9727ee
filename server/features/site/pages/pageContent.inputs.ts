import { ArrayMaxSize, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalHttpsLink, OptionalText, RequiredText } from "../../../core/content/text";
import { IllustratedText, MAX_PARTS, TitledText } from "./contentParts";
import { SavePageInput } from "./sitePage.inputs";

const MAX_PARAGRAPHS = 5000;
const TOO_MANY = { message: `Please give at most ${MAX_PARTS} of them.` };

@InputType({ description: "Each list replaces the one before." })
export class UpdateHomeContentInput extends SavePageInput {
  @Field(() => String)
  @RequiredText(120, "Please enter a headline.")
  heroHeadline!: string;

  @Field(() => String)
  @RequiredText(500, "Please enter a text below the headline.")
  heroText!: string;

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  startLearningLink?: string | null;

  @Field(() => [IllustratedText])
  @ArrayMaxSize(MAX_PARTS, TOO_MANY)
  @ValidateNested({ each: true })
  languages!: IllustratedText[];

  @Field(() => [TitledText])
  @ArrayMaxSize(MAX_PARTS, TOO_MANY)
  @ValidateNested({ each: true })
  tips!: TitledText[];

  @Field(() => [IllustratedText])
  @ArrayMaxSize(MAX_PARTS, TOO_MANY)
  @ValidateNested({ each: true })
  reasons!: IllustratedText[];
}

@InputType({ description: "Each list replaces the one before." })
export class UpdateAboutContentInput extends SavePageInput {
  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_PARAGRAPHS)
  story!: string;

  @Field(() => String)
  @RequiredText(MAX_PARAGRAPHS, "Please enter the mission.")
  mission!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_PARAGRAPHS)
  vision!: string;

  @Field(() => [TitledText])
  @ArrayMaxSize(MAX_PARTS, TOO_MANY)
  @ValidateNested({ each: true })
  values!: TitledText[];

  @Field(() => [TitledText])
  @ArrayMaxSize(MAX_PARTS, TOO_MANY)
  @ValidateNested({ each: true })
  reasons!: TitledText[];
}
