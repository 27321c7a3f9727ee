import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { TextField } from "../../../core/content/fields";

@ObjectType()
@InputType()
export class BootcampLevelContent {
  /** Unique in its season, ignoring case. */
  @Index("bootcamp_levels_name_unique", { synchronize: false })
  @TextField({ max: 60, missing: "Please enter the level's name." })
  name!: string;
}
