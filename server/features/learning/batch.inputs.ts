import { IsInt, IsOptional, Max, MaxLength, Min } from "class-validator";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int } from "type-graphql";
import { MAX_SCHEDULE } from "../../core/scheduleInIndia";
import { versioned } from "../../graphql/inputs";
import { OptionalHttpsLink, OptionalText, RequiredText } from "../../graphql/text";
import { GraphQLUUID } from "../../graphql/uuid";
import { MAX_COURSE_DESCRIPTION, MAX_COURSE_NAME } from "../catalog/course.inputs";
import { BatchAccessKind } from "./batch.entity";

const MAX_BATCH_NAME = 120;
const MAX_CODE = 64;
const MAX_EMAIL = 254;
const MAX_SEATS = 100_000;
/** The specification's words for any of the three left blank. */
const NAMES_AND_CODE = "Please enter Course Name, Batch Name, and Secret Code";

@InputType()
export class CreateCourseWithBatchInput {
  @Field(() => String)
  @RequiredText(MAX_COURSE_NAME, NAMES_AND_CODE)
  courseName!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_COURSE_DESCRIPTION)
  description!: string;

  @Field(() => String)
  @RequiredText(MAX_BATCH_NAME, NAMES_AND_CODE)
  batchName!: string;

  @Field(() => String)
  @RequiredText(MAX_CODE, NAMES_AND_CODE)
  secretCode!: string;
}

@InputType()
class BatchDetails {
  @Field(() => String)
  @RequiredText(MAX_BATCH_NAME, "Please enter the batch's name.")
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  startsOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  endsOn?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_SCHEDULE)
  scheduleText?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1, { message: "A batch has one seat or more; leave this empty for no limit." })
  @Max(MAX_SEATS, { message: `A batch has at most ${MAX_SEATS} seats.` })
  seats?: number | null;

  @Field(() => String, { nullable: true, description: "Sent to learners with a confirmed seat." })
  @OptionalHttpsLink()
  whatsAppGroupLink?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  isClosed!: boolean;
}

@InputType()
export class CreateBatchInput extends BatchDetails {
  @Field(() => GraphQLUUID)
  courseId!: string;

  @Field(() => BatchAccessKind, { defaultValue: BatchAccessKind.SECRET_CODE })
  access!: BatchAccessKind;

  @Field(() => String, {
    nullable: true,
    description: "Needed where access is SECRET_CODE. No operation answers it again.",
  })
  @IsOptional()
  @MaxLength(MAX_CODE)
  secretCode?: string | null;
}

@InputType()
export class UpdateBatchInput extends versioned(BatchDetails) {}

@InputType()
export class RotateBatchCodeInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => Int)
  expectedVersion!: number;

  @Field(() => String, { description: "The new code, made by the caller. No operation answers it again." })
  @RequiredText(MAX_CODE, "Please enter the new code.")
  secretCode!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Also removes the learners who used the old code.",
  })
  isAccessRevoked!: boolean;
}

@InputType()
export class UnlockBatchInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => String)
  @MaxLength(MAX_CODE)
  secretCode!: string;
}

@InputType()
export class GrantBatchAccessInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => String)
  @RequiredText(MAX_EMAIL, "Please enter the learner's e-mail address.")
  email!: string;
}

@InputType()
export class RevokeAccessInput {
  @Field(() => GraphQLUUID)
  accessId!: string;
}
