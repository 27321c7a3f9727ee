import type { FastifyInstance } from "fastify";
import { Workshop } from "../features/workshops/workshop.entity";
import { writeCalendar } from "../features/workshops/writeCalendar";
import type { Services } from "../graphql/context";

/** `/workshops/<slug>.ics`: a published workshop's evenings, for the visitor's own calendar. */
export function addWorkshopCalendar(app: FastifyInstance, { dataSource, clock }: Services): void {
  app.get<{ Params: { slug: string } }>("/workshops/:slug(^[A-Za-z0-9-]+$).ics", async (request, reply) => {
    const slug = request.params.slug.toLowerCase();
    const workshop = await dataSource.manager.findOneBy(Workshop, { slug, isPublished: true });
    if (!workshop) return reply.code(404).type("text/plain").send("There is no such workshop.");
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${workshop.slug}.ics"`,
        "cache-control": "no-cache",
      })
      .send(writeCalendar(workshop, clock.now()));
  });
}
