import type { Context } from "../../platform/context";
import type { Owner } from "../../platform/ownOrders";
import { Certificate } from "./certificate.entity";

export async function readOwnCertificates({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const certificates = await dataSource.manager.find(Certificate, {
    where: { userId },
    order: { issuedAt: "ASC", id: "ASC" },
  });
  return {
    certificates: certificates.map((certificate) => ({
      number: certificate.number,
      for: certificate.title,
      name: certificate.name,
      requestedName: certificate.requestedName,
      nameRefusal: certificate.nameRefusal,
      evidence: certificate.evidence,
      basis: certificate.basis,
      issuedOn: certificate.issuedOn,
      issuedBy: certificate.source,
      nameConfirmedAt: certificate.nameConfirmedAt,
      signedClaim: certificate.signedClaim,
      revokedAt: certificate.revokedAt,
      revokedReason: certificate.revokedReason,
      replacedBy: certificate.replacedBy,
    })),
  };
}
