import { IsOptional, Matches } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { versioned } from "../../graphql/inputs";
import { IntBetween, Rupees, SensibleDate } from "../../graphql/numbers";
import { ListOfValues, OptionalPictureUrl, OptionalText, RequiredText, TextList } from "../../graphql/text";
import { MAX_SEATS } from "./run.content";
import { WorkshopLayout } from "./workshop.entity";
import { AgendaDay, Audience, FaqItem, GalleryPicture } from "./workshop.values";

@InputType()
class WorkshopDetails {
  @Field(() => String)
  @RequiredText(120, "Please enter the workshop's name.")
  name!: string;

  @Field(() => WorkshopLayout)
  layout!: WorkshopLayout;

  @Field(() => String)
  @RequiredText(160, "Please enter the headline.")
  headline!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(160)
  tagline!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(2000)
  summary!: string;

  @Field(() => String, { nullable: true })
  @OptionalText(300)
  bannerText?: string | null;

  @Field(() => Int)
  @Rupees()
  priceRupees!: number;

  @Field(() => Int, { nullable: true, description: "Struck through beside the price." })
  @IsOptional()
  @Rupees()
  listPriceRupees?: number | null;

  @Field(() => Int)
  @IntBetween(15, 720)
  minutesPerDay!: number;

  @Field(() => Int)
  @IntBetween(1, 60)
  days!: number;

  @Field(() => String)
  @RequiredText(120, "Please enter the place.")
  place!: string;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(1000)
  certificateText!: string;

  @Field(() => [AgendaDay], { defaultValue: [] })
  @ListOfValues(40)
  agenda!: AgendaDay[];

  @Field(() => [FaqItem], { defaultValue: [] })
  @ListOfValues(30)
  faq!: FaqItem[];

  @Field(() => [Audience], { defaultValue: [] })
  @ListOfValues(12)
  audiences!: Audience[];

  @Field(() => [GalleryPicture], { defaultValue: [] })
  @ListOfValues(12)
  gallery!: GalleryPicture[];

  @Field(() => [String], { defaultValue: [] })
  @TextList({ most: 12, max: 300 })
  joinSteps!: string[];

  @Field(() => Boolean, { defaultValue: false })
  isPublished!: boolean;
}

@InputType()
export class CreateWorkshopInput extends WorkshopDetails {
  @Field(() => String, {
    nullable: true,
    description: 'Its part in an address, such as "powerbi"; made from the name when left out.',
  })
  @OptionalText(60)
  @Matches(/^\s*([a-z0-9]+(-[a-z0-9]+)*)?\s*$/i, {
    message: "Please use letters, digits and single hyphens only.",
  })
  slug?: string | null;

  @Field(() => GraphQLISODateTime, { description: "When its first run begins." })
  @SensibleDate()
  startsAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: "How many may join the first run; null means any number.",
  })
  @IsOptional()
  @IntBetween(1, MAX_SEATS)
  seats?: number | null;
}

@InputType()
export class UpdateWorkshopInput extends versioned(WorkshopDetails) {}
