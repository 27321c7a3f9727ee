import { InputType, ObjectType, registerEnumType } from "type-graphql";
import { Index } from "typeorm";
import { contentField } from "../../core/content/content";
import { ChoiceField, LinkField, PictureField, TextField } from "../../core/content/fields";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { LongText } from "../../graphql/limits";

export const MAX_DURATION = 40;
export const MAX_LESSON_TEXT = 30_000;
export const MISSING_LINK = "Please enter the video's full address, starting with https://";

export enum LessonKind {
  VIDEO = "VIDEO",
  /** The video of a live class. */
  RECORDING = "RECORDING",
  FILE = "FILE",
  TEXT = "TEXT",
}

registerEnumType(LessonKind, { name: "LessonKind", description: "What a lesson consists of." });

@ObjectType({ simpleResolvers: true })
@InputType()
export class ReferenceContent {
  @ChoiceField(() => LessonKind, { column: { default: LessonKind.VIDEO }, defaultValue: LessonKind.VIDEO })
  kind!: LessonKind;

  /** Unique in its batch, ignoring case. */
  @Index("references_title_unique", { synchronize: false })
  @TextField({ max: 200, missing: "Please enter the reference's title." })
  title!: string;

  @LinkField({
    message: MISSING_LINK,
    description: "Of a video or recording.",
  })
  link!: string | null;

  /** WebVTT, shown by our own player of video files. */
  @Index()
  @contentField({ type: () => GraphQLUUID, stored: "uuid", nullable: true })
  captionsId!: string | null;

  @Index()
  @contentField({ type: () => GraphQLUUID, stored: "uuid", nullable: true })
  fileId!: string | null;

  @LongText(MAX_LESSON_TEXT)
  @TextField({
    max: MAX_LESSON_TEXT,
    nullable: true,
    trim: (text) => text,
    description: "Markdown; HTML is escaped.",
  })
  text!: string | null;

  /** Optional like the duration, so that staff can paste twenty links quickly; the portal shows a drawing and "N/A". */
  @PictureField()
  imageUrl!: string | null;

  @TextField({ max: MAX_DURATION, nullable: true, description: 'Such as "12:45".' })
  durationText!: string | null;
}
