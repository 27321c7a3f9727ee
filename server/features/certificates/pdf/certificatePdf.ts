import type { FastifyInstance } from "fastify";
import { isAdmin } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import { dateInIndia, startOfDayInIndia } from "../../../core/timeInIndia";
import { originOf } from "../../../http/ownOrigin";
import type { Context } from "../../../platform/context";
import type { RouteParts } from "../../../platform/feature";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { recordPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { Certificate } from "../certificate.entity";
import { COMPLETION_PHRASES } from "../completionPhrases";
import { drawCertificate } from "./drawCertificate";

/** Drawing takes a tenth of a second of CPU time. */
const PER_PERSON = limitOf("certificate-pdf");

/** The owner's or, for staff, anyone's; null if it is not final or was revoked. */
async function findOwn(context: Context, number: string): Promise<Certificate | null> {
  const actor = await signedInActor(context);
  const found = await context.dataSource.manager.findOneBy(Certificate, { number });
  if (!found?.signedClaim || found.revokedAt) return null;
  if (found.userId === actor.userId) return found;
  if (!isAdmin(actor)) return null;
  await recordPersonalDataAccess(context, {
    kind: SecurityEventKind.PERSONAL_DATA_READ,
    detail: "certificatePdf",
    recordId: found.id,
  });
  return found;
}

async function draw(context: Context, certificate: Certificate, origin: string): Promise<Buffer> {
  const { kind, number, title, achievement, evidence, signatory, signatoryTitle } = certificate;
  return drawCertificate({
    academyName: await context.academyName(),
    name: certificate.name ?? "",
    phrase: COMPLETION_PHRASES[kind],
    title,
    achievement,
    evidence,
    day: dateInIndia(startOfDayInIndia(certificate.issuedOn)),
    number,
    signatory,
    signatoryTitle,
    verifyUrl: `${origin}/certificates/verify#${certificate.signedClaim}`,
    host: new URL(origin).host,
    createdAt: certificate.issuedAt,
  });
}

/** `/certificates/<number>.pdf`, for its owner and staff. Others see the page. */
export function addCertificatePdf(app: FastifyInstance, { guard, publicOrigin }: RouteParts): void {
  const path = "/certificates/:number(^[A-Z0-9-]+$).pdf";
  const options = { onRequest: guard.openForSignedIn };
  app.get<{ Params: { number: string } }>(path, options, async (request, reply) => {
    const context = guard.admitted(request);
    const { userId } = await signedInActor(context);
    await countAttempt(context, [{ limit: PER_PERSON, key: userId }]);
    const { number } = request.params;
    const certificate = await findOwn(context, number);
    if (!certificate)
      return reply.code(404).type("text/plain").send("There is no such certificate of yours.");
    return reply
      .headers({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${number}.pdf"`,
        "cache-control": "private, no-store",
      })
      .send(await draw(context, certificate, originOf(request, publicOrigin)));
  });
}
