import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import QRCode from "qrcode";
import { ONLY_ROW } from "../database/onlyRow";
import { SiteSettings } from "../features/site/siteSettings.entity";
import { upiLink } from "../features/site/upiLink";
import { Bootcamp, BOOTCAMP_ID } from "../features/workshops/bootcamp.entity";
import { Workshop } from "../features/workshops/workshop.entity";
import type { Services } from "../graphql/context";

type Slugged = FastifyRequest<{ Params: { slug: string } }>;

/**
 * `/payment-qr/…`: the payment link as a QR code, with the amount that is asked at this moment. A copy is asked
 * about before it is shown again: an old code would pay an old price.
 */
export function addPaymentQr(app: FastifyInstance, { dataSource, clock }: Services): void {
  async function sendQr(request: FastifyRequest, reply: FastifyReply, item: Workshop | Bootcamp | null) {
    const payee = await dataSource.manager.findOneByOrFail(SiteSettings, { id: ONLY_ROW });
    const link = item && upiLink(payee, item, clock.now());
    if (!link) return reply.code(404).type("text/plain").send("There is nothing to pay here.");
    const etag = `"${createHash("sha256").update(link).digest("base64url").slice(0, 22)}"`;
    void reply.headers({ "cache-control": "no-cache", etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const svg = await QRCode.toString(link, { type: "svg", errorCorrectionLevel: "M" });
    return reply.type("image/svg+xml; charset=utf-8").send(svg);
  }

  app.get("/payment-qr/workshops/:slug(^[A-Za-z0-9-]+$).svg", async (request: Slugged, reply) => {
    const slug = request.params.slug.toLowerCase();
    return sendQr(request, reply, await dataSource.manager.findOneBy(Workshop, { slug }));
  });

  app.get("/payment-qr/bootcamp.svg", async (request, reply) =>
    sendQr(request, reply, await dataSource.manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID })),
  );
}
