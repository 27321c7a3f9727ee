import { InputType, ObjectType } from "type-graphql";
import { TextField } from "../../../core/content/fields";
import { PartsField, TitledText } from "../../../core/content/contentParts";

function Headline(missing = "Please enter a headline.", description?: string): PropertyDecorator {
  return TextField({ max: 120, missing, description });
}

function Lead(missing = "Please enter a text below the headline.", description?: string): PropertyDecorator {
  return TextField({ max: 500, missing, description });
}

const NO_TITLE = "Please enter a title.";
const NO_TEXT = "Please enter a text.";

@ObjectType()
@InputType()
export class PageTextsContent {
  @Lead()
  offersLead!: string;

  @Lead(NO_TEXT, "How a season of the bootcamp differs from a workshop and a course, in one line.")
  seasonLine!: string;

  @Lead(NO_TEXT, "How a workshop differs, in one line.")
  workshopLine!: string;

  @Lead(NO_TEXT, "How a course differs, in one line.")
  courseLine!: string;

  @Lead()
  workshopsLead!: string;

  @Lead()
  blogLead!: string;

  @Lead(NO_TEXT, "Offers a look inside a course that is open to everyone; follows the course's name.")
  tryFirstText!: string;

  @Headline(undefined, "For visitors of the learning portal.")
  portalHeadline!: string;

  @Lead()
  portalLead!: string;

  @Headline(undefined, "For learners who are signed in.")
  learnersHeadline!: string;

  @Lead()
  learnersLead!: string;

  @Lead(NO_TEXT)
  portalStepsLead!: string;

  @PartsField(() => TitledText, { description: "The way into a batch." })
  portalSteps!: TitledText[];

  @Lead(NO_TEXT)
  contactLead!: string;

  @Lead(undefined, "For mentors and partners alike.")
  desksLead!: string;

  @Headline(NO_TITLE)
  mentorsTitle!: string;

  @Lead(NO_TEXT)
  mentorsText!: string;

  @Headline(NO_TITLE)
  partnersTitle!: string;

  @Lead(NO_TEXT)
  partnersText!: string;
}
