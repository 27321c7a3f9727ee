import type { FastifyInstance } from "fastify";
import { findWorkshopAt } from "./findWorkshopAt";
import { originOf } from "../../http/ownOrigin";
import { findVisibleRuns } from "./runs/visibleRun";
import { writeCalendar } from "./writeCalendar";
import { canReadWorkshop } from "./workshop.policy";
import type { RouteParts } from "../../platform/feature";

/** `/workshops/<slug>.ics`: the sessions of the visible run; drafts are for staff only. */
export function addWorkshopCalendar(
  app: FastifyInstance,
  { guard, services: { dataSource, clock }, createContext, publicOrigin }: RouteParts,
): void {
  const path = "/workshops/:slug(^[A-Za-z0-9-]+$).ics";
  app.get<{ Params: { slug: string } }>(path, { onRequest: guard.counted }, async (request, reply) => {
    const workshop = await findWorkshopAt(dataSource.manager, request.params.slug);
    void reply.header("cache-control", workshop?.isPublished ? "no-cache" : "private, no-store");
    const isReadable =
      workshop?.isPublished ||
      (workshop && canReadWorkshop(await createContext(request, reply).actor(), workshop));
    const [run] = workshop ? await findVisibleRuns(dataSource.manager, [workshop.id], clock.now()) : [];
    if (!workshop || !run || !isReadable)
      return reply.code(404).type("text/plain").send("There is no such workshop.");
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${workshop.slug}.ics"`,
      })
      .send(writeCalendar({ run, workshop, now: clock.now(), origin: originOf(request, publicOrigin) }));
  });
}
