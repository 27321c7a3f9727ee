import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import type { Certificate } from "./certificate.entity";
import { findSigningKey } from "./keys/certificateKeys";
import { signClaim } from "./signedClaim";

type Unnamed = Pick<Certificate, "number" | "title" | "kind" | "issuedOn">;

/** The name and the signature of a certificate: after this, it does not change. */
export async function finishCertificate(
  { manager, services }: Transaction<Pick<Services, "academyName" | "clock" | "hashing">>,
  { number, title, kind, issuedOn }: Unnamed,
  name: string,
): Promise<Pick<Certificate, "name" | "nameConfirmedAt" | "signedClaim">> {
  const key = await findSigningKey({ manager, services });
  const academyName = await services.academyName();
  return {
    name,
    nameConfirmedAt: services.clock.now(),
    signedClaim: signClaim(key, { number, name, title, kind, issuedOn, academyName }),
  };
}
