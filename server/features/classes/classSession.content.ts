import { Authorized, InputType, ObjectType } from "type-graphql";
import { completeVideoLink } from "../../../shared/videoLink";
import { Role } from "../../core/authorization";
import { FlagField, LinkField, MomentField, NumberField, TextField } from "../../core/content/fields";

export const MAX_CLASS_TITLE = 160;

@ObjectType()
@InputType()
export class ClassDetails {
  @TextField({ max: MAX_CLASS_TITLE, missing: "Please enter the class's title." })
  title!: string;

  @NumberField({ min: 10, max: 480 })
  minutes!: number;

  @Authorized(Role.ADMIN)
  @LinkField({ description: "The meeting. Learners get it from `joinClass`, while the class is open." })
  joinLink!: string | null;

  @TextField({ max: 80, nullable: true })
  teacherName!: string | null;

  @Authorized(Role.ADMIN)
  @FlagField({
    column: { default: false },
    description: "It may be at the time of another class, and outside of its batch's dates.",
  })
  isPlannedAnyway!: boolean;
}

@ObjectType()
@InputType()
export class ClassContent extends ClassDetails {
  @MomentField()
  startsAt!: Date;
}

@ObjectType()
@InputType()
export class ClassSessionContent extends ClassContent {
  @Authorized(Role.ADMIN)
  @LinkField({
    complete: completeVideoLink,
    description: "In a batch it becomes a lesson, see `recording`; of a run, see `watchLink`.",
  })
  recordingLink!: string | null;
}
