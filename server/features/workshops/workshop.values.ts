import { Field, InputType, ObjectType } from "type-graphql";
import { PictureField } from "../../core/content/fields";
import { OptionalText, RequiredText, TextList } from "../../core/content/text";

// Lists that a workshop owns: no identity of their own, replaced as a whole together with the workshop.

@ObjectType("AgendaDay")
@InputType("AgendaDayInput")
export class AgendaDay {
  /** In words, such as "Day 1, part 2": a day may have more than one card. */
  @Field(() => String)
  @RequiredText(60, "Please enter the day, e.g. Day 1.")
  day!: string;

  @Field(() => String)
  @RequiredText(120, "Please enter the day's title.")
  title!: string;

  @Field(() => [String])
  @TextList({ most: 30, max: 160 })
  topics!: string[];
}

@ObjectType("FaqItem")
@InputType("FaqItemInput")
export class FaqItem {
  @Field(() => String)
  @RequiredText(200, "Please enter the question.")
  question!: string;

  @Field(() => String)
  @RequiredText(2000, "Please enter the answer.")
  answer!: string;
}

/** Whom a workshop is for. */
@ObjectType("Audience")
@InputType("AudienceInput")
export class Audience {
  @Field(() => String)
  @RequiredText(80, "Please enter who it is for.")
  title!: string;

  @Field(() => String)
  @RequiredText(400, "Please enter what they learn.")
  text!: string;

  /** The name of a drawing that pages know, such as "graduation-cap". */
  @Field(() => String)
  @OptionalText(40)
  icon!: string;
}

/** A dashboard that learners build; drawn by the page where there is no picture. */
@ObjectType("GalleryPicture")
@InputType("GalleryPictureInput")
export class GalleryPicture {
  @Field(() => String)
  @RequiredText(80, "Please enter the picture's title.")
  title!: string;

  @Field(() => String)
  @OptionalText(400)
  caption!: string;

  @PictureField()
  imageUrl!: string | null;

  /** What the picture shows, for those who cannot see it. */
  @Field(() => String)
  @RequiredText(300, "Please describe the picture for those who cannot see it.")
  alt!: string;
}
