import type { FastifyInstance } from "fastify";
import { Workshop } from "../features/workshops/workshop.entity";
import { findShownRuns } from "../features/workshops/shownRun";
import { writeCalendar } from "../features/workshops/writeCalendar";
import { canReadWorkshop } from "../features/workshops/workshop.policy";
import type { Services } from "../graphql/context";
import type { CreateRequestContext } from "./createRequestContext";
import type { Door } from "./door";

/** `/workshops/<slug>.ics`: the sessions of the run that its page shows, for the visitor's own calendar; a draft's for staff alone. */
export function addWorkshopCalendar(
  app: FastifyInstance,
  door: Door,
  { dataSource, clock }: Services,
  createContext: CreateRequestContext,
): void {
  const path = "/workshops/:slug(^[A-Za-z0-9-]+$).ics";
  app.get<{ Params: { slug: string } }>(path, { onRequest: door.counted }, async (request, reply) => {
    const slug = request.params.slug.toLowerCase();
    const workshop = await dataSource.manager.findOneBy(Workshop, { slug });
    void reply.header("cache-control", workshop?.isPublished ? "no-cache" : "private, no-store");
    const isReadable =
      workshop?.isPublished ||
      (workshop && canReadWorkshop(await createContext(request, reply).actor(), workshop));
    const [run] = workshop ? await findShownRuns(dataSource.manager, [workshop.id], clock.now()) : [];
    if (!workshop || !run || !isReadable)
      return reply.code(404).type("text/plain").send("There is no such workshop.");
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${workshop.slug}.ics"`,
      })
      .send(writeCalendar(run, workshop, clock.now()));
  });
}
