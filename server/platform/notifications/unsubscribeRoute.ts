import type { FastifyInstance } from "fastify";
import { paths } from "../../../shared/paths";
import { NotFound } from "../../core/errors";
import type { RouteParts } from "../feature";
import { changeEmailSubscription } from "./emailSubscription";

const BODY_LIMIT = 4096;

/**
 * One-click unsubscription (RFC 8058): mail providers post here without cookies, and their origin is not ours. The signed token
 * alone decides. GET shows the page, because mail scanners open links.
 */
export async function addUnsubscribeRoute(
  app: FastifyInstance,
  { guard, services }: RouteParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body says only what the address says.
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, async () => null);

    scope.post<{ Params: { token: string } }>(
      paths.unsubscribe(":token"),
      { onRequest: guard.counted },
      async ({ params: { token } }, reply) => {
        const changed = await changeEmailSubscription(services, { token, isStopped: true });
        if (!changed) throw new NotFound("link");
        return reply
          .headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" })
          .send(`You are unsubscribed from these e-mails: ${changed.label}.`);
      },
    );
  });
}
