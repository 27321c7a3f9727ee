import { In } from "typeorm";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { defineLoader, groupBy } from "../../../platform/loaders";
import { visibleRows } from "../../../platform/visibleRows";
import { Course } from "../../catalog/course.entity";
import { Testimonial } from "./testimonial.entity";

const MAX_SHOWN = 6;

const reviewsByCourse = defineLoader(async (context, ids) => {
  const reviews = await context.dataSource.manager.find(Testimonial, {
    where: { ...visibleRows(context), courseId: In([...ids]) },
    order: { position: "ASC", id: "ASC" },
  });
  return groupBy(reviews, ({ courseId }) => courseId ?? "");
});

@Resolver(() => Course)
export class CourseReviewsResolver {
  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Testimonial], {
    description: "What learners of this course say, in the academy's order.",
  })
  async reviews(@Root() { id }: Course, @Ctx() context: Context): Promise<Testimonial[]> {
    return ((await reviewsByCourse(context).load(id)) ?? []).slice(0, MAX_SHOWN);
  }
}
