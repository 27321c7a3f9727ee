import type { EntityManager } from "typeorm";
import { SAMPLE_SIGNS } from "../../../../shared/certificateNumber";
import { Certificate } from "../certificate.entity";
import { readCertificateNumber } from "../certificateNumber";
import { CertificateRevocation } from "../certificateRevocation.entity";
import type { Claim } from "../signedClaim";
import { readSignedClaim } from "../signedClaim";
import { CertificateCheck, CertificateStanding } from "./certificateCheck.results";

const NOTHING: Omit<CertificateCheck, "standing"> = {
  number: null,
  name: null,
  title: null,
  kind: null,
  achievement: null,
  evidence: null,
  basis: null,
  issuedOn: null,
  academyName: null,
  revokedAt: null,
  revokedReason: null,
  replacedBy: null,
  signedClaim: null,
};

function checked(standing: CertificateStanding, facts: Partial<CertificateCheck> = {}): CertificateCheck {
  return Object.assign(new CertificateCheck(), { ...NOTHING, ...facts, standing });
}

/** Says who signed, and nothing of the person once it is revoked. */
function standingOf(certificate: Certificate, academyName: string): CertificateCheck {
  const { number, title, kind, issuedOn, revokedAt } = certificate;
  const facts = { number, title, kind, issuedOn, academyName };
  if (revokedAt) {
    const { revokedReason, replacedBy } = certificate;
    return checked(CertificateStanding.REVOKED, { ...facts, revokedAt, revokedReason, replacedBy });
  }
  const { name, achievement, evidence, basis, signedClaim } = certificate;
  return checked(CertificateStanding.VALID, { ...facts, name, achievement, evidence, basis, signedClaim });
}

/** One without a confirmed name is nobody's business but its owner's. */
async function findFinal(manager: EntityManager, number: string): Promise<Certificate | null> {
  const found = await manager.findOneBy(Certificate, { number });
  return found && (found.name !== null || found.revokedAt !== null) ? found : null;
}

/** A revocation outlives the certificate's row. */
async function ofClaimWithoutRow(manager: EntityManager, claim: Claim): Promise<CertificateCheck> {
  const { number, name, title, kind, issuedOn, academyName, evidence } = claim;
  const facts = { number, title, kind, issuedOn, academyName };
  const revocation = await manager.findOneBy(CertificateRevocation, { number });
  if (revocation) return checked(CertificateStanding.REVOKED, { ...facts, revokedAt: revocation.revokedAt });
  return checked(CertificateStanding.UNREGISTERED, { ...facts, name, evidence });
}

export async function checkCertificateNumber(
  manager: EntityManager,
  typed: string,
  academyName: string,
): Promise<CertificateCheck> {
  const number = readCertificateNumber(typed);
  if (!number) return checked(CertificateStanding.MISTYPED);
  if (number.endsWith(SAMPLE_SIGNS)) return checked(CertificateStanding.SAMPLE, { number, academyName });
  const certificate = await findFinal(manager, number);
  if (certificate) return standingOf(certificate, academyName);
  const revocation = await manager.findOneBy(CertificateRevocation, { number });
  if (!revocation) return checked(CertificateStanding.UNKNOWN, { number });
  return checked(CertificateStanding.REVOKED, { number, revokedAt: revocation.revokedAt });
}

/** The signature proves who issued it; the row, if there is one, says whether it was revoked. */
export async function checkSignedClaim(
  manager: EntityManager,
  signed: string,
  academyName: string,
): Promise<CertificateCheck> {
  const claim = await readSignedClaim(manager, signed);
  if (!claim) return checked(CertificateStanding.NOT_SIGNED);
  const certificate = await findFinal(manager, claim.number);
  return certificate ? standingOf(certificate, academyName) : ofClaimWithoutRow(manager, claim);
}
