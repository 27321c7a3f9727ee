import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/context";
import { drawingOf } from "../../platform/covers/coverPath";
import { Subject } from "../../platform/covers/subject";
import { defineLoader } from "../../platform/loaders";
import { visibleRows } from "../../platform/visibleRows";
import { Course } from "../catalog/course.entity";
import { coverOfCourse } from "../catalog/coverOfCourse";
import { coverOfWorkshop } from "./coverOfWorkshop";
import { orderByNextDate } from "./findWorkshops";
import { visibleRunOf, workshopById } from "./runs/run.loaders";
import { visibleSeats } from "./runs/visibleSeats";
import { Workshop } from "./workshop.entity";
import { endOf } from "./workshopDates";

async function canBeJoined(context: Context, workshop: Workshop): Promise<boolean> {
  const run = await visibleRunOf(context, workshop.id);
  const isOver = run.startsAt !== null && endOf(run.startsAt, workshop) <= context.clock.now();
  return !isOver && visibleSeats(run) !== 0;
}

async function findIfJoinable(context: Context): Promise<Workshop[]> {
  const workshops = await context.dataSource.manager.find(Workshop, {
    where: visibleRows(context),
    select: { id: true, subject: true, name: true, position: true, days: true, minutesPerDay: true },
  });
  const ordered = await orderByNextDate(context, workshops);
  const areOpen = await Promise.all(ordered.map(async (workshop) => canBeJoined(context, workshop)));
  return ordered.filter((_workshop, index) => areOpen[index]);
}

const nextIdBySubject = defineLoader(async (context, subjects) => {
  const joinable = await findIfJoinable(context);
  const ofSubject = (subject: string) =>
    joinable.find((workshop) => drawingOf(coverOfWorkshop(workshop)).subject === (subject as Subject));
  return new Map(subjects.map((subject) => [subject, ofSubject(subject)?.id]));
});

@Resolver(() => Course)
export class RelatedWorkshopResolver {
  @FieldResolver(() => Workshop, {
    nullable: true,
    description: "The next workshop on the course's subject that has a seat.",
  })
  async relatedWorkshop(@Root() course: Course, @Ctx() context: Context): Promise<Workshop | null> {
    const { subject } = drawingOf(coverOfCourse(course));
    if (subject === Subject.GENERAL) return null;
    const id = await nextIdBySubject(context).load(subject);
    return (id && (await workshopById(context).load(id))) || null;
  }
}
