import { IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { versioned } from "../../graphql/inputs";
import { RunContent } from "./run.content";

@InputType()
export class CreateRunInput extends RunContent {
  @Field(() => ID, { nullable: true, description: "The workshop; else give the season." })
  @IsOptional()
  @IsUUID()
  workshopId?: string | null;

  @Field(() => ID, { nullable: true, description: "The season; else give the workshop." })
  @IsOptional()
  @IsUUID()
  seasonId?: string | null;
}

@InputType()
export class UpdateRunInput extends versioned(RunContent) {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Changes the date of a run that has started, because its date was wrong. A new date for new people is a new run.",
  })
  isCorrection!: boolean;
}
