import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { DayField, FlagField, TextField } from "../../core/content/fields";
import { NotBelow } from "../../core/content/numbers";
import { MAX_SCHEDULE, scheduleInIndia } from "../../core/scheduleInIndia";
import { SeatsContent } from "../catalog/seats.content";

export const MAX_BATCH_NAME = 120;

@ObjectType()
@InputType()
export class BatchContent extends SeatsContent {
  /** Unique in its course, ignoring case. */
  @Index("batches_name_unique", { synchronize: false })
  @TextField({ max: MAX_BATCH_NAME, missing: "Please enter the batch's name." })
  name!: string;

  @Index()
  @DayField({ nullable: true })
  startsOn!: string | null;

  @NotBelow("startsOn", "A batch can’t end before it starts.")
  @DayField({ nullable: true })
  endsOn!: string | null;

  /** Such as "Mon to Fri, 8:00 to 9:30 pm IST". */
  @TextField({ max: MAX_SCHEDULE, nullable: true, canonical: scheduleInIndia })
  scheduleText!: string | null;

  /** Rejects new learners; current ones keep access. */
  @FlagField({ column: { default: false } })
  isClosed!: boolean;
}
