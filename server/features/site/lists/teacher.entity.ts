import { Authorized, InputType, ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { Role } from "../../../core/authorization";
import { FlagField, IdsField, LinkField, PictureField, TextField } from "../../../core/content/fields";
import { listed } from "./listed";

const MAX_TAUGHT = 40;

@ObjectType()
@InputType()
export class TeacherContent {
  @TextField({ max: 80, missing: "Please enter the teacher's name." })
  name!: string;

  @TextField({ max: 160, missing: "Please enter one line about the teacher." })
  line!: string;

  @LinkField({ description: "More about the teacher, on another site." })
  link!: string | null;

  @PictureField({ description: "The teacher's portrait; if it is null, the initials are drawn." })
  imageUrl!: string | null;

  @Authorized(Role.ADMIN)
  @IdsField({ maxItems: MAX_TAUGHT, description: "Ids of deleted courses have no effect." })
  courseIds!: string[];

  @Authorized(Role.ADMIN)
  @IdsField({ maxItems: MAX_TAUGHT, description: "Ids of deleted workshops have no effect." })
  workshopIds!: string[];

  @FlagField({ description: "Teaches every season of the bootcamp." })
  isForBootcamp!: boolean;

  @FlagField({ description: "An invented person, marked as a sample on pages." })
  isSample!: boolean;

  @FlagField({ defaultValue: true })
  isPublished!: boolean;
}

@ObjectType()
@Entity("teachers")
@Index(["position", "id"])
export class Teacher extends listed(TeacherContent) {}
