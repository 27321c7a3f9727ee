import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AccessSource } from "../learning/access/batchAccess.entity";

@ObjectType({ description: "A learner of a batch as staff see them." })
export class BatchLearner {
  @Field(() => GraphQLUUID)
  id!: string;

  userId!: string;

  name!: string;

  email!: string;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Null for those who learn in an open batch without an access of their own.",
  })
  accessId!: string | null;

  @Field(() => AccessSource, { nullable: true })
  source!: AccessSource | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  grantedAt!: Date | null;

  @Field(() => Int, { description: "Lessons of the batch, without removed ones." })
  lessonCount!: number;

  @Field(() => Int, { description: "How many of them the learner has done." })
  doneCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the learner last opened, watched or marked a lesson, asked, or joined a class here.",
  })
  lastActiveAt!: Date | null;

  @Field(() => Int, {
    description: "Classes that are over: those since the learner has had access, and others they attended.",
  })
  classCount!: number;

  @Field(() => Int, { description: "How many of them the learner attended." })
  attendedCount!: number;

  @Field(() => Int, { description: "Questions of the learner in this batch that wait for an answer." })
  openQuestionCount!: number;
}
