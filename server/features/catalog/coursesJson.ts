import type { FastifyInstance } from "fastify";
import { Course } from "./course.entity";
import type { RouteParts } from "../../platform/feature";

/** `/courses.json`: the published courses that initialise a visitor's own course list. */
export function addCoursesJson(app: FastifyInstance, { guard, services }: RouteParts): void {
  app.get("/courses.json", { onRequest: guard.counted }, async (_request, reply) => {
    const where = { isPublished: true };
    const courses = await services.dataSource.manager.find(Course, {
      where,
      order: { position: "ASC" },
      take: 100,
    });
    void reply.header("cache-control", "no-cache");
    return courses.map(({ id, name, description, priceRupees }) => ({
      id,
      name,
      description,
      price: priceRupees === null ? "Free" : String(priceRupees),
    }));
  });
}
