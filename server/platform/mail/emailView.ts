import type { FastifyInstance } from "fastify";
import { canonicalUuid } from "../../core/uuid";
import { NotFound } from "../../core/errors";
import { composeEmail } from "./composeEmail";
import { OutboxEmail } from "./email.entity";
import { canReadEmail } from "./email.policy";
import { MailDelivery } from "./mailDelivery";
import { recordPersonalDataAccess } from "../security/recordPersonalDataAccess";
import { SecurityEventKind } from "../security/securityEvent.entity";
import { originOf } from "../../http/ownOrigin";
import type { RouteParts } from "../feature";
import { readAcademy } from "../readAcademy";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** `/cms/mail/<id>.html`: the rendered e-mail in an iframe, for staff. */
export function addEmailView(app: FastifyInstance, { guard, publicOrigin }: RouteParts): void {
  app.get<{ Params: { id: string } }>(
    "/cms/mail/:id.html",
    { onRequest: guard.openForStaff },
    async (request, reply) => {
      void reply.headers({
        "content-security-policy": POLICY,
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "no-referrer",
      });
      // A sandboxed page has an opaque origin, for which this header logs a browser warning.
      reply.removeHeader("origin-agent-cluster");
      const id = canonicalUuid(request.params.id);
      const context = guard.admitted(request);
      const { dataSource, mailDelivery } = context;
      const email = id ? await dataSource.manager.findOneBy(OutboxEmail, { id }) : null;
      if (!email || !canReadEmail(email, mailDelivery)) throw new NotFound("e-mail");
      await recordPersonalDataAccess(context, {
        kind: SecurityEventKind.PERSONAL_DATA_READ,
        detail: "email",
        recordId: email.id,
      });
      const { html } = composeEmail({
        services: context,
        // Outside the demo, staff must not unsubscribe others by a click.
        email: mailDelivery === MailDelivery.KEPT ? email : { ...email, unsubscribeSeed: null },
        origin: originOf(request, publicOrigin),
        academy: await readAcademy(dataSource.manager),
      });
      // Otherwise a clicked link would replace the e-mail in the frame; the sandbox blocks new windows.
      const framed = html.replace("<head>", '<head><base target="_blank">');
      return reply.type("text/html; charset=utf-8").send(framed);
    },
  );
}
