import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { contentField } from "../../core/content/content";
import { ChoiceField, LinkField, ListField, PictureField, TextField } from "../../core/content/fields";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { IntBetween } from "../../core/content/numbers";
import { completeVideoLink } from "../../../shared/videoLink";
import { LongText } from "../../graphql/limits";
import { LessonKind, MISSING_LINK } from "./lessons/lessonKinds";

export const MAX_DURATION = 40;
/** Longer videos count up to here. */
export const MAX_VIDEO_SECONDS = 12 * 60 * 60;
export const MAX_CHECKPOINTS = 20;
export const MAX_LESSON_TEXT = 30_000;

@ObjectType({ description: "The video waits for the learner to try an exercise, or to skip it." })
@InputType("VideoCheckpointInput")
export class VideoCheckpoint {
  @Field(() => Int)
  @IntBetween(0, MAX_VIDEO_SECONDS)
  second!: number;

  @Field(() => GraphQLUUID)
  exerciseId!: string;
}

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
    complete: completeVideoLink,
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

  @Index()
  @contentField({ type: () => GraphQLUUID, stored: "uuid", nullable: true })
  exerciseId!: string | null;

  @ListField(() => VideoCheckpoint, { maxItems: MAX_CHECKPOINTS, column: { default: [] } })
  checkpoints!: VideoCheckpoint[];

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
