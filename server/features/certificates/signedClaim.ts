import { sign, verify } from "node:crypto";
import type { EntityManager } from "typeorm";
import { CertificateKind } from "./certificate.entity";
import type { SigningKey } from "./keys/certificateKeys";
import { findPublicKey } from "./keys/certificateKeys";

export interface Claim {
  number: string;
  name: string;
  title: string;
  kind: CertificateKind;
  /** "2026-12-09". */
  issuedOn: string;
  academyName: string;
  /** What was counted; null of those that staff decided, and of the first format. */
  evidence: string | null;
}

/** Longer ones cannot be of this server. */
export const MAX_SIGNED_CLAIM = 2000;
const FORMAT = 2;
/** Without the evidence; these certificates stay valid. */
const FIRST_FORMAT = 1;
const PARTS: Partial<Record<number, number>> = { [FIRST_FORMAT]: 8, [FORMAT]: 9 };
const KINDS: readonly unknown[] = Object.values(CertificateKind);

/** JSON array of format, key, number, name, title, kind, day, academy and evidence (or ""); a point; Ed25519. Both base64url. */
export function signClaim({ kid, privateKey }: SigningKey, claim: Claim): string {
  const { number, name, title, kind, issuedOn, academyName, evidence } = claim;
  const parts = [FORMAT, kid, number, name, title, kind, issuedOn, academyName, evidence ?? ""];
  const bytes = Buffer.from(JSON.stringify(parts));
  return `${bytes.toString("base64url")}.${sign(null, bytes, privateKey).toString("base64url")}`;
}

function parse(bytes: Buffer): { kid: string; claim: Claim } | null {
  try {
    const parts: unknown = JSON.parse(bytes.toString("utf8"));
    if (!Array.isArray(parts) || parts.length !== PARTS[Number(parts[0])]) return null;
    const texts = parts.slice(1) as unknown[];
    if (!texts.every((part) => typeof part === "string") || !KINDS.includes(texts[4])) return null;
    const [kid = "", number = "", name = "", title = "", kind, issuedOn = "", academyName = "", evidence] =
      texts;
    return {
      kid,
      claim: {
        ...{ number, name, title, kind: kind as CertificateKind, issuedOn, academyName },
        evidence: evidence || null,
      },
    };
  } catch {
    return null;
  }
}

/** Null unless one of the academy's keys signed exactly this. */
export async function readSignedClaim(manager: EntityManager, signed: string): Promise<Claim | null> {
  if (signed.length > MAX_SIGNED_CLAIM) return null;
  const [claimed = "", signature = "", ...rest] = signed.split(".");
  if (rest.length > 0) return null;
  const bytes = Buffer.from(claimed, "base64url");
  const parsed = parse(bytes);
  const key = parsed && (await findPublicKey(manager, parsed.kid));
  return key && verify(null, bytes, key, Buffer.from(signature, "base64url")) ? parsed.claim : null;
}
