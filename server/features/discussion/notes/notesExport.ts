import type { FastifyInstance } from "fastify";
import { signedInActor } from "../../../core/requestContext";
import type { RouteParts } from "../../../platform/feature";
import { writeNotes } from "./writeNotes";

/** `/notes.md`: the signed-in person's own notes as a Markdown file. */
export function addNotesExport(app: FastifyInstance, { guard, publicOrigin }: RouteParts): void {
  app.get("/notes.md", { onRequest: guard.openForSignedIn }, async (request, reply) => {
    const context = guard.admitted(request);
    const { userId } = await signedInActor(context);
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    return reply
      .headers({
        "content-type": "text/markdown; charset=utf-8",
        "content-disposition": 'attachment; filename="my-notes.md"',
      })
      .send(await writeNotes(context.dataSource, userId, origin));
  });
}
