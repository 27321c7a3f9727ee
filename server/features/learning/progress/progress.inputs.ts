import { ArrayMaxSize, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { MAX_VIDEO_SECONDS } from "../reference.content";

const MAX_RANGES = 100;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

@InputType({ description: "Played seconds of a video, without the last: 0 to 15 are fifteen seconds." })
export class WatchedRangeInput {
  @Field(() => Int)
  @Min(0)
  @Max(MAX_VIDEO_SECONDS)
  from!: number;

  @Field(() => Int)
  @Min(0)
  @Max(MAX_VIDEO_SECONDS)
  to!: number;
}

@InputType()
export class ReportWatchingInput {
  @Field(() => GraphQLUUID)
  referenceId!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The reference's `videoNumber`; a report on a video that was replaced counts nothing.",
  })
  videoNumber?: number | null;

  @Field(() => [WatchedRangeInput], {
    description: "What was played since the last report. Sending it twice counts once.",
  })
  @ArrayMaxSize(MAX_RANGES)
  @ValidateNested()
  watched!: WatchedRangeInput[];

  @Field(() => Int, { description: "Where the player is, in seconds." })
  @Min(0)
  @Max(MAX_VIDEO_SECONDS)
  positionSeconds!: number;

  @Field(() => Int, { defaultValue: 0, description: "How many seconds ago the player was there." })
  @Min(0)
  @Max(WEEK_SECONDS)
  positionAgeSeconds!: number;
}

@InputType()
export class MarkLessonInput {
  @Field(() => GraphQLUUID)
  referenceId!: string;

  @Field(() => Boolean)
  isDone!: boolean;
}
