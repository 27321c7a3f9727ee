import { Field, InputType, ObjectType } from "type-graphql";
import { ChoiceField, PictureField, TextField } from "../../core/content/fields";
import { OptionalText, RequiredText, TextList } from "../../core/content/text";
import { SlugRule } from "./slugRule";
import { WorkshopLayout } from "./workshopLayout";

// Value objects of a workshop: no identity, replaced as a whole.

@ObjectType("AgendaDay")
@InputType("AgendaDayInput")
export class AgendaDay {
  /** Such as "Day 1, part 2": a day may have several cards. */
  @Field(() => String)
  @RequiredText(60, "Please enter the day, e.g. Day 1.")
  day!: string;

  @Field(() => String)
  @RequiredText(120, "Please enter the day's title.")
  title!: string;

  @Field(() => [String])
  @TextList({ maxItems: 30, max: 160 })
  topics!: string[];
}

@ObjectType("Audience")
@InputType("AudienceInput")
export class Audience {
  @Field(() => String)
  @RequiredText(80, "Please enter who it is for.")
  title!: string;

  @Field(() => String)
  @RequiredText(400, "Please enter what they learn.")
  text!: string;

  /** An icon's name, such as "graduation-cap". */
  @Field(() => String)
  @OptionalText(40)
  icon!: string;
}

/** Pages draw a dashboard if the picture is missing. */
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

  @Field(() => String)
  @RequiredText(300, "Please describe the picture for people who can’t see it.")
  alt!: string;
}

/** Prices, dates, seats and agenda are the workshop's on every page. */
@ObjectType("WorkshopPage")
@InputType("WorkshopPageInput")
export class WorkshopPage {
  @SlugRule()
  @TextField({
    max: 60,
    missing: "Please enter the page's address, e.g. power-bi-offer.",
    canonical: (slug) => slug.toLowerCase(),
  })
  slug!: string;

  @ChoiceField(() => WorkshopLayout)
  layout!: WorkshopLayout;

  @Field(() => String)
  @RequiredText(160, "Please enter the headline.")
  headline!: string;

  @Field(() => String)
  @OptionalText(160)
  tagline!: string;

  @Field(() => String)
  @OptionalText(2000)
  summary!: string;
}
