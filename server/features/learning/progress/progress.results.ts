import { Field, Int, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

@ObjectType({ simpleResolvers: true, description: "How far the viewer is in a batch." })
export class BatchProgress {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => Int)
  lessonCount!: number;

  @Field(() => Int)
  doneCount!: number;
}
