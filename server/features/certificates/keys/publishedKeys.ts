import type { FastifyInstance } from "fastify";
import type { RouteParts } from "../../../platform/feature";
import { findKeys } from "./certificateKeys";

/** `/.well-known/certificate-keys.json`: a JWK set (RFC 7517, RFC 8037) of all keys that ever signed. */
export function addPublishedKeys(
  app: FastifyInstance,
  { guard, services: { dataSource } }: RouteParts,
): void {
  const options = { onRequest: guard.counted };
  app.get("/.well-known/certificate-keys.json", options, async (_request, reply) => {
    const keys = await findKeys(dataSource.manager);
    return reply
      .headers({
        "content-type": "application/jwk-set+json; charset=utf-8",
        "cache-control": "public, max-age=300",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      })
      .send({
        keys: keys.map(({ kid, publicKey: x }) => ({
          ...{ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" },
          ...{ kid, x },
        })),
      });
  });
}
