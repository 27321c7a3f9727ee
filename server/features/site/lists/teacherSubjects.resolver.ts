import type DataLoader from "dataloader";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { altOf } from "../../../platform/media/picture.loaders";
import { Course } from "../../catalog/course.entity";
import { Bootcamp, BOOTCAMP_ID } from "../../workshops/bootcamp/bootcamp.entity";
import { Workshop } from "../../workshops/workshop.entity";
import { Teacher } from "./teacher.entity";
import {
  teachersByBootcamp,
  teachersByCourse,
  teachersByWorkshop,
  visibleBootcampById,
  visibleCourseById,
  visibleWorkshopById,
} from "./teacher.loaders";

const MAX_SHOWN = 12;

async function loadFound<Row>(loader: DataLoader<string, Row | undefined>, ids: string[]): Promise<Row[]> {
  const rows = await Promise.all(ids.map(async (id) => loader.load(id)));
  return rows.filter((row) => row !== undefined).slice(0, MAX_SHOWN);
}

@Resolver(() => Teacher)
export class TeacherSubjectsResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: Teacher, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Course], { description: "The published courses that they teach." })
  async courses(@Root() { courseIds }: Teacher, @Ctx() context: Context): Promise<Course[]> {
    return loadFound(visibleCourseById(context), courseIds);
  }

  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Workshop], { description: "The published workshops that they teach." })
  async workshops(@Root() { workshopIds }: Teacher, @Ctx() context: Context): Promise<Workshop[]> {
    return loadFound(visibleWorkshopById(context), workshopIds);
  }

  @FieldResolver(() => Bootcamp, { nullable: true, description: "If it is published and they teach it." })
  async bootcamp(@Root() { isForBootcamp }: Teacher, @Ctx() context: Context): Promise<Bootcamp | null> {
    return (isForBootcamp && (await visibleBootcampById(context).load(BOOTCAMP_ID))) || null;
  }
}

@Resolver(() => Course)
export class CourseTeachersResolver {
  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Teacher], { description: "Who teaches it, in the academy's order." })
  async teachers(@Root() { id }: Course, @Ctx() context: Context): Promise<Teacher[]> {
    return ((await teachersByCourse(context).load(id)) ?? []).slice(0, MAX_SHOWN);
  }
}

@Resolver(() => Workshop)
export class WorkshopTeachersResolver {
  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Teacher], { description: "Who teaches it, in the academy's order." })
  async teachers(@Root() { id }: Workshop, @Ctx() context: Context): Promise<Teacher[]> {
    return ((await teachersByWorkshop(context).load(id)) ?? []).slice(0, MAX_SHOWN);
  }
}

@Resolver(() => Bootcamp)
export class BootcampTeachersResolver {
  @AtMost(MAX_SHOWN)
  @FieldResolver(() => [Teacher], { description: "Who teaches its seasons, in the academy's order." })
  async teachers(@Root() { id }: Bootcamp, @Ctx() context: Context): Promise<Teacher[]> {
    return ((await teachersByBootcamp(context).load(id)) ?? []).slice(0, MAX_SHOWN);
  }
}
