import { ArrayUnique } from "class-validator";
import { GraphQLISODateTime, InputType, ObjectType } from "type-graphql";
import { contentField } from "../../../core/content/content";
import { FlagField, PictureField, TextField, TextsField } from "../../../core/content/fields";
import { LongText } from "../../../graphql/limits";
import { SubjectField } from "../../../platform/covers/subjectField";
import type { Subject } from "../../../platform/covers/subject";
import { MAX_ALT } from "../../../platform/media/picture.inputs";

export const MAX_BODY = 30_000;

@ObjectType()
@InputType()
export class BlogPostContent {
  @TextField({ max: 160, missing: "Please enter the article's title." })
  title!: string;

  @TextField({ max: 400, missing: "Please enter a summary of a sentence or two." })
  excerpt!: string;

  @LongText(MAX_BODY)
  @TextField({
    max: MAX_BODY,
    missing: "Please write the article.",
    trim: (text) => text,
    description: "Markdown; HTML is escaped.",
  })
  body!: string;

  @TextField({ max: 100, missing: "Please enter the author's name." })
  authorName!: string;

  @PictureField()
  coverUrl!: string | null;

  @TextField({
    max: MAX_ALT,
    column: { default: "" },
    description: "The cover's alternative text; empty if decorative.",
  })
  coverAlt!: string;

  @SubjectField()
  subject!: Subject | null;

  @ArrayUnique({ message: "Please give each tag once." })
  @TextsField({ maxItems: 8, max: 30, noun: "tags" })
  tags!: string[];

  @FlagField()
  isPublished!: boolean;

  @contentField({
    type: () => GraphQLISODateTime,
    stored: "timestamptz",
    nullable: true,
    description:
      "Visitors see a published article from then on. Defaults to its first publication, else to now.",
  })
  publishedAt!: Date | null;
}
