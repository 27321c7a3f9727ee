import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { OptionalText, RequiredText } from "../../core/content/text";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { MAX_COURSE_DESCRIPTION, MAX_COURSE_NAME } from "../catalog/course.content";
import { BatchContent, MAX_BATCH_NAME } from "./batch.content";
import { BatchAccessKind } from "./batch.entity";

const MAX_CODE = 64;
const MAX_EMAIL = 254;
/** Fixed by the specification for any of the three left blank. */
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
export class BatchCreation extends BatchContent {
  @Field(() => GraphQLUUID)
  courseId!: string;

  @Field(() => BatchAccessKind, { defaultValue: BatchAccessKind.SECRET_CODE })
  access!: BatchAccessKind;

  @Field(() => String, {
    nullable: true,
    description: "Required for SECRET_CODE access. No operation returns it.",
  })
  @IsOptional()
  @MaxLength(MAX_CODE)
  secretCode?: string | null;
}

@InputType()
export class RotateBatchCodeInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => Int)
  expectedVersion!: number;

  @Field(() => String, { description: "The new code, made by the caller. No operation returns it." })
  @RequiredText(MAX_CODE, "Please enter the new code.")
  secretCode!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Also revokes the access of learners who used the old code.",
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
