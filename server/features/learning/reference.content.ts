import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { PictureField, RequiredLinkField, TextField } from "../../core/content/fields";

@ObjectType({ simpleResolvers: true })
@InputType()
export class ReferenceContent {
  /** Unique in its batch, ignoring case. */
  @Index("references_title_unique", { synchronize: false })
  @TextField({ max: 200, missing: "Please enter the reference's title." })
  title!: string;

  @RequiredLinkField({ missing: "Please enter the video's full address, starting with https://" })
  link!: string;

  /** Optional like the duration, so that staff can paste twenty links quickly; the portal shows a drawing and "N/A". */
  @PictureField()
  imageUrl!: string | null;

  @TextField({ max: 40, nullable: true, description: 'Such as "12:45".' })
  durationText!: string | null;
}
