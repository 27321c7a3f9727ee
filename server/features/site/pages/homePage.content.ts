import { InputType, ObjectType } from "type-graphql";
import { IdField, LinkField, TextField } from "../../../core/content/fields";
import { IllustratedText, PartsField, TitledText } from "../../../core/content/contentParts";

@ObjectType()
@InputType()
export class HomePageContent {
  @TextField({ max: 120, missing: "Please enter a headline." })
  heroHeadline!: string;

  @TextField({ max: 500, missing: "Please enter a text below the headline." })
  heroText!: string;

  @LinkField({ description: "Where Start Learning leads; if it is null, to the site's courses page." })
  startLearningLink!: string | null;

  @PartsField(() => TitledText, {
    maxItems: 5,
    description: "What to learn one after the other. A step with a course's name leads to it.",
  })
  path!: TitledText[];

  @IdField({ description: "The Python exercise that visitors try on the page." })
  exerciseId!: string | null;

  @PartsField(() => IllustratedText, { description: "A word on each programming language." })
  languages!: IllustratedText[];

  @PartsField(() => TitledText)
  tips!: TitledText[];

  @PartsField(() => IllustratedText, { description: "Why to choose the academy." })
  reasons!: IllustratedText[];
}
