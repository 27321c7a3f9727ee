import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { RunContent } from "./run.content";

@InputType()
export class RunCreation extends RunContent {
  @Field(() => GraphQLUUID, { nullable: true, description: "The workshop; else give the season." })
  workshopId?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "The season; else give the workshop." })
  seasonId?: string | null;
}

@InputType()
export class RunEdit extends RunContent {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Corrects the wrong date of a started run. A new date for new people is a new run.",
  })
  isCorrection!: boolean;
}
