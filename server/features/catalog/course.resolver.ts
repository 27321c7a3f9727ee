import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Public, Role, isAdmin } from "../../core/authorization";
import { recordResolver } from "../../platform/audit/recordResolver";
import type { Context } from "../../platform/context";
import { visibleRows } from "../../platform/visibleRows";
import { COVER_DESCRIPTION, coverPath } from "../../platform/covers/coverPath";
import { altOf } from "../../platform/media/picture.loaders";
import { coverOfCourse } from "./coverOfCourse";
import { Course } from "./course.entity";
import { CourseInput, ReorderCoursesInput } from "./course.inputs";
import { reorderCourses } from "./reorderCourses";
import { COURSES, createCourse, updateCourse } from "./saveCourse";

export const CourseRecords = recordResolver(COURSES, {
  list: {
    by: "position",
    searched: ["name"],
    says: "All courses in the academy's order, unpublished ones too.",
  },
  creation: CourseInput,
  edit: CourseInput,
  create: async (context, input) =>
    context.dataSource.transaction((manager) => createCourse({ manager, services: context }, input)),
  update: updateCourse,
  says: { delete: "Deletes the course with its batches and references." },
});

@Resolver(() => Course)
export class CourseResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: Course, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @FieldResolver(() => Int, { description: "How many weeks its syllabus has; 0 without one." })
  weekCount(@Root() { weeks }: Course): number {
    return weeks.length;
  }

  @FieldResolver(() => String, { description: COVER_DESCRIPTION })
  cover(@Root() course: Course): string {
    return coverPath(coverOfCourse(course));
  }

  @Public()
  @Query(() => [Course], { description: "The published courses, in the academy's order." })
  async courses(@Ctx() context: Context): Promise<Course[]> {
    return context.dataSource.manager.find(Course, {
      where: visibleRows(context),
      order: { position: "ASC" },
      take: 100,
    });
  }

  @Public()
  @Query(() => [Course], { description: "The published courses that are sold, in the academy's order." })
  async soldCourses(@Ctx() context: Context): Promise<Course[]> {
    return context.dataSource.manager.find(Course, {
      where: { ...visibleRows(context), isSold: true },
      order: { position: "ASC" },
      take: 100,
    });
  }

  @Public()
  @Query(() => Course, { nullable: true, description: "One course; an unpublished one only for staff." })
  async course(@Arg("slug", () => String) slug: string, @Ctx() context: Context): Promise<Course | null> {
    const course = await context.dataSource.manager.findOneBy(Course, { slug: slug.toLowerCase() });
    if (!course || course.isPublished) return course;
    return isAdmin(await context.actor()) ? course : null;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [Course], {
    description: "Reorders these courses among their positions; all others stay.",
  })
  async reorderCourses(
    @Arg("input", () => ReorderCoursesInput) input: ReorderCoursesInput,
    @Ctx() context: Context,
  ) {
    return reorderCourses(context, input.courseIds);
  }
}
