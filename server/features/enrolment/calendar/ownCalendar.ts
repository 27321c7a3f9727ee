import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { clientKey } from "../../../core/clientKey";
import { writeOwnCalendar } from "./writeOwnCalendar";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { etagOf, hasAlready } from "../../../http/caching/revalidation";
import { originOf } from "../../../http/ownOrigin";
import type { RouteParts } from "../../../platform/feature";

/** Most calendar apps poll a few times a day, some every minute. */
const PER_ADDRESS_OF_CALENDAR = limitOf("calendar");
const FILE = /^([\w-]{43})\.ics$/;

/** `/calendar/<token>.ics`: the secret authorizes. Matches any file name, to keep mistyped secrets out of the logs. */
export function addOwnCalendar(app: FastifyInstance, { guard, services, publicOrigin }: RouteParts): void {
  const options = { onRequest: guard.counted };
  app.get<{ Params: { file: string } }>("/calendar/:file", options, async (request, reply) => {
    void reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    const [, token] = FILE.exec(request.params.file) ?? [];
    const none = () => reply.code(404).type("text/plain").send("There is no such calendar.");
    if (!token) return none();
    const hash = createHash("sha256").update(token).digest("base64url");
    const clientAddress = clientKey(request.ip);
    const rateLimits = services.rateLimits.forClient(clientAddress);
    await countAttempt({ rateLimits }, [{ limit: PER_ADDRESS_OF_CALENDAR, key: hash }]);

    const { manager } = services.dataSource;
    const text = await writeOwnCalendar(manager, token, {
      academyName: await services.academyName(),
      origin: originOf(request, publicOrigin),
    });
    if (text === null) {
      services.security.note({ kind: SecurityEventKind.LINK_FAILED, detail: "ownCalendar", clientAddress });
      return none();
    }
    const etag = etagOf(text);
    void reply.header("etag", etag);
    if (hasAlready(request.headers, etag)) return reply.code(304).send();
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="academy.ics"',
      })
      .send(text);
  });
}
