import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { Course } from "../../../features/catalog/course.entity";
import { Teacher } from "../../../features/site/lists/teacher.entity";
import { Testimonial } from "../../../features/site/lists/testimonial.entity";
import { Workshop } from "../../../features/workshops/workshop.entity";
import { renderPicture } from "../../../platform/media/renderPicture";
import { insertPicture } from "../../../platform/media/insertPicture";
import { drawPortrait } from "./drawPortrait";
import { PORTRAITS } from "./portraits";
import { teachers } from "./teachers";
import { testimonials } from "./testimonials";

interface Person {
  name: string;
  portrait: keyof typeof PORTRAITS;
}

/** Stored like an upload, so that staff can replace it. */
async function storePortrait(manager: EntityManager, { name, portrait }: Person, now: Date): Promise<string> {
  const rendered = await renderPicture(await drawPortrait(PORTRAITS[portrait]));
  const picture = await insertPicture(manager, rendered, { alt: `Drawing of ${name}`, createdAt: now });
  return picture.url;
}

export async function seedPeople(manager: EntityManager, now: Date): Promise<void> {
  const order = { position: "ASC" } as const;
  for (const [index, { portrait, courses, workshops = [], ...teacher }] of teachers.entries()) {
    await manager.insert(Teacher, {
      ...teacher,
      imageUrl: await storePortrait(manager, { name: teacher.name, portrait }, now),
      courseIds: (await manager.find(Course, { where: { name: In(courses) }, order })).map(({ id }) => id),
      workshopIds: (await manager.find(Workshop, { where: { slug: In(workshops) }, order })).map(
        ({ id }) => id,
      ),
      isForBootcamp: teacher.isForBootcamp ?? false,
      isSample: true,
      isPublished: true,
      position: index + 1,
    });
  }
  for (const [index, { portrait, course, ...testimonial }] of testimonials.entries()) {
    await manager.insert(Testimonial, {
      ...testimonial,
      courseId: course ? ((await manager.findOneBy(Course, { name: course }))?.id ?? null) : null,
      imageUrl: await storePortrait(manager, { name: testimonial.name, portrait }, now),
      isSample: true,
      isPublished: true,
      position: index + 1,
    });
  }
}
