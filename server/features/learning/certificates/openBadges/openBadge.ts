import { paths } from "../../../../../client/paths";
import type { Certificate } from "../certificate.entity";
import type { CertificateKey } from "../keys/certificateKey.entity";
import { COMPLETION_PHRASES } from "../completionPhrases";
import { secondsOf } from "./addProof";
import type { Json } from "./canonicalJson";
import { toMultikey } from "./multibase";

const CREDENTIALS = "https://www.w3.org/ns/credentials/v2";
const OPEN_BADGES = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";
/** Defines the revocation list. */
const EXTENSIONS = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json";
const MULTIKEY = "https://w3id.org/security/multikey/v1";

interface Issuer {
  origin: string;
  academyName: string;
}

function profileOf({ origin, academyName }: Issuer) {
  return { id: origin + paths.badgeIssuer, type: ["Profile"], name: academyName, url: origin };
}

export function keyIdOf(origin: string, publicKey: string): string {
  return `${origin}${paths.badgeIssuer}#${toMultikey(publicKey)}`;
}

/** Who issues, and every key that ever signed: a controlled identifier document. */
export function describeIssuer(issuer: Issuer, keys: CertificateKey[]): Record<string, Json> {
  const profile = profileOf(issuer);
  const methods = keys.map(({ publicKey }) => ({
    id: keyIdOf(issuer.origin, publicKey),
    type: "Multikey",
    controller: profile.id,
    publicKeyMultibase: toMultikey(publicKey),
  }));
  return {
    "@context": [CREDENTIALS, OPEN_BADGES, MULTIKEY],
    ...profile,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

function achievementOf(certificate: Certificate, { academyName }: Issuer) {
  const { subjectId, title, kind, achievement, evidence, basis } = certificate;
  const completion = `${COMPLETION_PHRASES[kind]} ${title}`;
  return {
    id: `urn:uuid:${subjectId}`,
    type: ["Achievement"],
    achievementType: "CertificateOfCompletion",
    name: title,
    description:
      [achievement, evidence && `${evidence}.`].filter(Boolean).join(" ") ||
      `For a person who ${completion}.`,
    criteria: {
      narrative: basis ?? `${academyName} issues this certificate to a person who ${completion}.`,
    },
  };
}

/** An OpenBadgeCredential without its proof. */
export function describeBadge(certificate: Certificate, issuer: Issuer) {
  const { number, title, name, issuedAt } = certificate;
  const { origin } = issuer;
  return {
    "@context": [CREDENTIALS, OPEN_BADGES, EXTENSIONS],
    id: origin + paths.certificateBadge(number),
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: profileOf(issuer),
    validFrom: secondsOf(issuedAt),
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", hashed: false, identityHash: name ?? "", identityType: "name" }],
      achievement: achievementOf(certificate, issuer),
    },
    credentialStatus: {
      id: origin + paths.certificateStatus(number),
      type: "1EdTechRevocationList",
    },
  };
}

/** A revocation list of one credential: nobody learns of other people's. */
export function describeStatus(number: string, origin: string, reason: string | null | undefined) {
  const revoked = {
    id: origin + paths.certificateBadge(number),
    revoked: true,
    ...(reason && { revocationReason: reason }),
  };
  return {
    id: origin + paths.certificateStatus(number),
    issuer: origin + paths.badgeIssuer,
    revokedCredentials: reason === undefined ? [] : [revoked],
  };
}
