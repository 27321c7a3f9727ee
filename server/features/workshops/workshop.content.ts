import { InputType, ObjectType } from "type-graphql";
import {
  ChoiceField,
  FlagField,
  LinesField,
  ListField,
  NumberField,
  PictureField,
  RupeesField,
  TextField,
} from "../../core/content/fields";
import { Above } from "../../core/content/numbers";
import { FaqItem } from "../../core/content/contentParts";
import { SubjectField } from "../../platform/covers/subjectField";
import type { Subject } from "../../platform/covers/subject";
import { WorkshopLayout } from "./workshopLayout";
import { AgendaDay, Audience, GalleryPicture, WorkshopPage } from "./workshop.values";

@ObjectType()
@InputType()
export class WorkshopContent {
  @TextField({ max: 120, missing: "Please enter the workshop's name." })
  name!: string;

  @ChoiceField(() => WorkshopLayout)
  layout!: WorkshopLayout;

  @TextField({ max: 160, missing: "Please enter the headline." })
  headline!: string;

  @TextField({ max: 160 })
  tagline!: string;

  @TextField({ max: 2000 })
  summary!: string;

  @TextField({ max: 300, nullable: true })
  bannerText!: string | null;

  @RupeesField()
  priceRupees!: number;

  @Above("priceRupees", "Please enter more than the price, or nothing.")
  @RupeesField({ nullable: true, description: "Struck through beside the price." })
  listPriceRupees!: number | null;

  @NumberField({ min: 15, max: 720 })
  minutesPerDay!: number;

  /** Sessions of a run, one each evening. */
  @NumberField({ min: 1, max: 60 })
  days!: number;

  @TextField({ max: 120, missing: "Please enter the place." })
  place!: string;

  @TextField({
    max: 40,
    nullable: true,
    description: 'In which it is taught, such as "Telugu with English terms".',
  })
  language!: string | null;

  @PictureField()
  imageUrl!: string | null;

  @SubjectField()
  subject!: Subject | null;

  @TextField({
    max: 300,
    nullable: true,
    description: "What to have ready before the first class, such as a program to install.",
  })
  prepareText!: string | null;

  @TextField({ max: 1000 })
  certificateText!: string;

  @ListField(() => AgendaDay, { maxItems: 40 })
  agenda!: AgendaDay[];

  @ListField(() => FaqItem, { maxItems: 30 })
  faq!: FaqItem[];

  @ListField(() => Audience, { maxItems: 12 })
  audiences!: Audience[];

  @ListField(() => GalleryPicture, { maxItems: 12 })
  gallery!: GalleryPicture[];

  @LinesField({ maxItems: 12, max: 300 })
  joinSteps!: string[];

  @ListField(() => WorkshopPage, {
    maxItems: 3,
    column: { default: [] },
    description: "Other pages of the same workshop: its texts differ there, and nothing else.",
  })
  otherPages!: WorkshopPage[];

  @FlagField()
  isPublished!: boolean;
}
