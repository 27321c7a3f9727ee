import { ArrayMaxSize, ArrayMinSize, Matches, MaxLength } from "class-validator";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { VersionedInput } from "../../core/content/inputs";
import { NotBelow } from "../../core/content/numbers";
import { ClassContent, ClassDetails } from "./classSession.content";

const BATCH_ELSE_RUN = "The batch; else give the run.";
const RUN_ELSE_BATCH = "The run; else give the batch.";
const MAX_HOLIDAYS = 60;
/** "25 Dec 2026", with room for mistakes. */
const MAX_HOLIDAY = 40;

/** In the order of `Date.getUTCDay`. */
export enum Weekday {
  SUN = "SUN",
  MON = "MON",
  TUE = "TUE",
  WED = "WED",
  THU = "THU",
  FRI = "FRI",
  SAT = "SAT",
}

registerEnumType(Weekday, { name: "Weekday" });

@InputType()
export class ClassSessionCreation extends ClassContent {
  @Field(() => GraphQLUUID, { nullable: true, description: BATCH_ELSE_RUN })
  batchId?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: RUN_ELSE_BATCH })
  runId?: string | null;
}

@InputType({ description: "A class on these weekdays from the first to the last day, in India's time." })
export class CreateClassSeriesInput extends ClassDetails {
  @Field(() => GraphQLUUID, { nullable: true, description: BATCH_ELSE_RUN })
  batchId?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: RUN_ELSE_BATCH })
  runId?: string | null;

  @Field(() => [Weekday])
  @ArrayMinSize(1, { message: "Please choose at least one weekday." })
  @ArrayMaxSize(7)
  weekdays!: Weekday[];

  @Field(() => String, { description: 'In India, such as "20:00".' })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "Please enter a time, e.g. 20:00." })
  time!: string;

  @Field(() => GraphQLLocalDate)
  firstDay!: string;

  @Field(() => GraphQLLocalDate)
  @NotBelow("firstDay", "The last day can’t be before the first.")
  lastDay!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Days without a class, such as "2026-12-25" or "25 Dec 2026".',
  })
  @ArrayMaxSize(MAX_HOLIDAYS, { message: `Please enter at most ${MAX_HOLIDAYS} holidays.` })
  @MaxLength(MAX_HOLIDAY, { each: true, message: "Please write each holiday on a line of its own." })
  holidays!: string[];
}

@InputType()
export class SetClassCancelledInput extends VersionedInput {
  @Field(() => Boolean)
  isCancelled!: boolean;
}

@InputType()
export class CorrectAttendanceInput {
  @Field(() => GraphQLUUID)
  classId!: string;

  @Field(() => GraphQLUUID)
  userId!: string;

  @Field(() => Boolean)
  isPresent!: boolean;
}
