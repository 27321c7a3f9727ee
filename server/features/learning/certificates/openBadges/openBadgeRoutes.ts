import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../../../../client/paths";
import type { RouteParts } from "../../../../platform/feature";
import { Certificate } from "../certificate.entity";
import { readCertificateNumber } from "../certificateNumber";
import { CertificateRevocation } from "../certificateRevocation.entity";
import { findKeys, findSigningKey } from "../keys/certificateKeys";
import { findFinal } from "../public/checkCertificate";
import { addProof } from "./addProof";
import { describeBadge, describeIssuer, describeStatus, keyIdOf } from "./openBadge";

type Numbered = FastifyRequest<{ Params: { number: string } }>;

const NUMBERED = "/certificates/:number(^[A-Z0-9-]+$)";
const NO_CERTIFICATE = { message: "There is no such certificate." };

/** Verifiers run on other sites. */
function send(reply: FastifyReply, document: object): FastifyReply {
  return reply
    .headers({
      "content-type": "application/ld+json; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-robots-tag": "noindex",
    })
    .send(JSON.stringify(document));
}

function sendPrivate(reply: FastifyReply, document: object): FastifyReply {
  return send(reply.header("cache-control", "no-store"), document);
}

/**
 * Certificates as Open Badges 3.0; anyone with the number may read them, as they may see the page.
 * None without a configured origin: our key must not sign an issuer that the Host header names.
 */
export function addOpenBadges(app: FastifyInstance, { guard, services, publicOrigin }: RouteParts): void {
  if (!publicOrigin) return;
  const { dataSource, clock, academyName } = services;
  const options = { onRequest: guard.counted };
  const findIssuer = async () => ({ origin: publicOrigin, academyName: await academyName() });

  async function sign(certificate: Certificate) {
    const issuer = await findIssuer();
    const { privateKey, publicKey } = await dataSource.transaction((manager) =>
      findSigningKey({ manager, services }),
    );
    const verificationMethod = keyIdOf(issuer.origin, publicKey);
    return addProof(describeBadge(certificate, issuer), {
      ...{ privateKey, verificationMethod },
      created: clock.now(),
    });
  }

  /** Undefined unless it is revoked; null if nobody knows why any more. */
  async function readReason(number: string): Promise<string | null | undefined> {
    const { manager } = dataSource;
    if (!(await manager.existsBy(CertificateRevocation, { number }))) return undefined;
    return (await manager.findOneBy(Certificate, { number }))?.revokedReason ?? null;
  }

  app.get(`${NUMBERED}.json`, options, async (request: Numbered, reply) => {
    const number = readCertificateNumber(request.params.number);
    const certificate = number && (await findFinal(dataSource.manager, number));
    if (certificate && !certificate.revokedAt) return sendPrivate(reply, await sign(certificate));
    const reason = number ? await readReason(number) : undefined;
    if (!number || reason === undefined) return sendPrivate(reply.code(404), NO_CERTIFICATE);
    return sendPrivate(reply.code(410), describeStatus(number, publicOrigin, reason));
  });

  // Also of numbers that the register does not know any more: a saved badge stays valid, as a saved PDF does.
  app.get(`${NUMBERED}/status.json`, options, async (request: Numbered, reply) => {
    const number = readCertificateNumber(request.params.number);
    if (!number) return sendPrivate(reply.code(404), NO_CERTIFICATE);
    const reason = await readReason(number);
    return sendPrivate(reply, describeStatus(number, publicOrigin, reason));
  });

  app.get(paths.badgeIssuer, options, async (_request, reply) => {
    const keys = await findKeys(dataSource.manager);
    const document = describeIssuer(await findIssuer(), keys);
    return send(reply.header("cache-control", "public, max-age=300"), document);
  });
}
