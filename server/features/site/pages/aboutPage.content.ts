import { InputType, ObjectType } from "type-graphql";
import { TextField } from "../../../core/content/fields";
import { PartsField, TitledText } from "../../../core/content/contentParts";

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

  @PartsField(() => TitledText, {
    description: "Cards that flip: the title in front, the text behind.",
  })
  reasons!: TitledText[];
}
