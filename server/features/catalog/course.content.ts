import { InputType, ObjectType } from "type-graphql";
import { completeVideoLink } from "../../../shared/videoLink";
import { Index } from "typeorm";
import {
  FlagField,
  LinkField,
  PictureField,
  RupeesField,
  TextField,
  TextsField,
} from "../../core/content/fields";
import { FaqItem, PartsField, TitledText } from "../../core/content/contentParts";
import { SubjectField } from "../../platform/covers/subjectField";
import type { Subject } from "../../platform/covers/subject";
import { LongText } from "../../graphql/limits";

export const MAX_COURSE_NAME = 120;
export const MAX_COURSE_DESCRIPTION = 2000;
const MAX_SECTION = 5000;

@ObjectType()
@InputType()
export class CourseContent {
  /** Unique, ignoring case. */
  @Index("courses_name_unique", { synchronize: false })
  @TextField({ max: MAX_COURSE_NAME, missing: "Please enter the course's name." })
  name!: string;

  @TextField({ max: MAX_COURSE_DESCRIPTION })
  description!: string;

  @PictureField()
  imageUrl!: string | null;

  @SubjectField()
  subject!: Subject | null;

  @TextField({
    max: 40,
    nullable: true,
    description: "What people want to do with it, as a filter of the offers.",
  })
  goal!: string | null;

  /** Null if the course is not sold. */
  @RupeesField({ nullable: true })
  priceRupees!: number | null;

  @LinkField()
  payLink!: string | null;

  @FlagField({
    column: { default: false },
    description: "Whether it is among the offers, which needs a price. A new course is if it has one.",
  })
  isSold!: boolean;

  @LongText(MAX_SECTION)
  @TextField({
    max: MAX_SECTION,
    nullable: true,
    description: "Paragraphs for the offers page, separated by blank lines.",
  })
  sectionText!: string | null;

  @LinkField({ description: "More about the subject, on another site." })
  seeMoreLink!: string | null;

  @TextsField({
    maxItems: 40,
    max: 200,
    noun: "topics",
    description: "What is taught, topic by topic.",
  })
  syllabus!: string[];

  @TextsField({
    maxItems: 8,
    max: 160,
    noun: "outcomes",
    description: "What a learner can do afterwards.",
  })
  outcomes!: string[];

  @PartsField(() => TitledText, {
    isRequired: false,
    description: "The syllabus by week: what it is about, and what is built.",
  })
  weeks!: TitledText[];

  @PartsField(() => FaqItem, {
    maxItems: 12,
    isRequired: false,
    description: "What people ask before they register.",
  })
  questions!: FaqItem[];

  @TextField({
    max: 300,
    nullable: true,
    description: "What to have ready before the first class, such as a program to install.",
  })
  prepareText!: string | null;

  @LinkField({
    complete: completeVideoLink,
    description: "A lesson that visitors can watch, on YouTube or Vimeo.",
  })
  sampleVideoLink!: string | null;

  @FlagField({ description: "A new course is a draft unless stated; an edit without it changes nothing." })
  isPublished!: boolean;
}
