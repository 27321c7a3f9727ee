import { InputType, ObjectType } from "type-graphql";
import { TextField } from "../../../core/content/fields";
import { IllustratedText, PartsField, TitledText } from "../../../core/content/contentParts";

const MAX_PARAGRAPHS = 5000;

/** Blank lines separate paragraphs. */
@ObjectType()
@InputType()
export class AboutPageContent {
  @TextField({ max: MAX_PARAGRAPHS })
  story!: string;

  @TextField({ max: MAX_PARAGRAPHS, missing: "Please enter the mission." })
  mission!: string;

  @TextField({ max: MAX_PARAGRAPHS })
  vision!: string;

  @PartsField(() => TitledText)
  values!: TitledText[];

  @PartsField(() => IllustratedText, {
    description: "Cards that flip: drawing and title in front, the text behind.",
  })
  reasons!: IllustratedText[];
}
