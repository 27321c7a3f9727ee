import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { Run } from "./run.entity";

@ObjectType()
export class RunUpdated {
  @Field(() => Run)
  run!: Run;
}

@ObjectType({
  description: "Nothing was saved: a new date for a run that has started may be a correction or a new run.",
})
export class RunHasStarted {
  @Field(() => String)
  message!: string;

  @Field(() => Int, { description: "How many learners have a seat in the run that has started." })
  seatsTaken!: number;
}

export const UpdateRunResult = createUnionType({
  name: "UpdateRunResult",
  types: () => [RunUpdated, RunHasStarted] as const,
});
