import { InputType, ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { FlagField, LinkField, PictureField, TextField } from "../../../core/content/fields";
import { listed } from "./listed";

@ObjectType()
@InputType()
export class PartnerContent {
  /** Unique, ignoring case. */
  @Index("partners_name_unique", { synchronize: false })
  @TextField({ max: 80, missing: "Please enter the partner's name." })
  name!: string;

  @LinkField()
  link!: string | null;

  @PictureField({ description: "The logo; if it is null, the name is drawn." })
  imageUrl!: string | null;

  @FlagField({ defaultValue: true })
  isPublished!: boolean;
}

@ObjectType()
@Entity("partners")
@Index(["position", "id"])
export class Partner extends listed(PartnerContent) {}
