import type { Services } from "../../platform/context";
import type { Transaction } from "../../platform/transaction";
import type { Certificate } from "./certificate.entity";
import { findSigningKey } from "./keys/certificateKeys";
import { signClaim } from "./signedClaim";

type Unnamed = Pick<Certificate, "number" | "title" | "kind" | "issuedOn" | "evidence">;

type Finished = "name" | "nameConfirmedAt" | "signedClaim" | "requestedName" | "requestedAt" | "nameRefusal";

/** The name and the signature of a certificate: after this, it does not change. */
export async function finishCertificate(
  { manager, services }: Transaction<Pick<Services, "academyName" | "clock" | "hashing">>,
  { number, title, kind, issuedOn, evidence }: Unnamed,
  name: string,
): Promise<Pick<Certificate, Finished>> {
  const key = await findSigningKey({ manager, services });
  const academyName = await services.academyName();
  return {
    name,
    nameConfirmedAt: services.clock.now(),
    requestedName: null,
    requestedAt: null,
    nameRefusal: null,
    signedClaim: signClaim(key, { number, name, title, kind, issuedOn, academyName, evidence }),
  };
}
