import { Arg, Authorized, Ctx, Query, Resolver } from "type-graphql";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../../platform/context";
import { MAX_STOPS, findLessonStops } from "./findLessonStops";
import { LessonStop } from "./lessonStop.results";

@Resolver(() => LessonStop)
export class LessonStopResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MAX_STOPS)
  @Query(() => [LessonStop], {
    description: "The videos of a course in which most learners stopped, in all its batches.",
  })
  async cmsLessonStops(
    @Arg("courseId", () => GraphQLUUID) courseId: string,
    @Ctx() context: Context,
  ): Promise<LessonStop[]> {
    return findLessonStops(context, courseId);
  }
}
