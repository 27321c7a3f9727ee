import { Field, Int, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { ExerciseKind, ExerciseLevel } from "../exercises/exercise.content";

@ObjectType({ description: "What everyone may know of a published exercise." })
export class ExerciseLabel {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => ExerciseKind)
  kind!: ExerciseKind;

  @Field(() => ExerciseLevel)
  level!: ExerciseLevel;

  @Field(() => Int)
  minutes!: number;

  @Field(() => Boolean)
  isOpen!: boolean;
}
