import { InputType, ObjectType, registerEnumType } from "type-graphql";
import { Index } from "typeorm";
import { PictureField, RequiredLinkField, TextField } from "../../core/content/fields";

export const MAX_DURATION = 40;
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
  /** Unique in its batch, ignoring case. */
  @Index("references_title_unique", { synchronize: false })
  @TextField({ max: 200, missing: "Please enter the reference's title." })
  title!: string;

  @RequiredLinkField({ missing: MISSING_LINK })
  link!: string;

  /** Optional like the duration, so that staff can paste twenty links quickly; the portal shows a drawing and "N/A". */
  @PictureField()
  imageUrl!: string | null;

  @TextField({ max: MAX_DURATION, nullable: true, description: 'Such as "12:45".' })
  durationText!: string | null;
}
