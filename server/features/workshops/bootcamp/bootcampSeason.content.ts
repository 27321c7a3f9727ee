import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { FlagField, NumberField, PictureField, RupeesField, TextField } from "../../../core/content/fields";
import { SubjectField } from "../../../platform/covers/subjectField";
import type { Subject } from "../../../platform/covers/subject";

@ObjectType()
@InputType()
export class BootcampSeasonContent {
  @Index("bootcamp_seasons_number_unique", { unique: true })
  @NumberField({ min: 1, max: 999 })
  number!: number;

  @TextField({ max: 120, missing: "Please enter the season's title." })
  title!: string;

  @TextField({ max: 300 })
  tagline!: string;

  /** Such as "Basic to Advance". */
  @TextField({ max: 80 })
  levelText!: string;

  @RupeesField()
  priceRupees!: number;

  @TextField({ max: 40 })
  rarity!: string;

  @FlagField({ defaultValue: true })
  isLocked!: boolean;

  @TextField({ max: 80, nullable: true })
  timeLeftText!: string | null;

  @TextField({ max: 80, nullable: true })
  personName!: string | null;

  @PictureField()
  imageUrl!: string | null;

  @SubjectField()
  subject!: Subject | null;

  @FlagField()
  isPublished!: boolean;
}
