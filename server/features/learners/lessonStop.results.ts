import { Field, Int, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

@ObjectType({ description: "A video that learners stopped watching." })
export class LessonStop {
  @Field(() => GraphQLUUID, { description: "Of the lesson." })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => String)
  batchName!: string;

  @Field(() => Int, { description: "Learners who played or finished it." })
  startedCount!: number;

  @Field(() => Int)
  doneCount!: number;

  @Field(() => Int, {
    description: "Learners who played it, have not finished it, and left it two days ago or more.",
  })
  stoppedCount!: number;

  @Field(() => Int, { description: "Those of them who have opened no other lesson of the batch since." })
  leftCount!: number;

  @Field(() => Int, { description: "The minute of the video, from 0, at which most of them stopped." })
  minute!: number;
}
