import type { FindShareCard } from "../../platform/shareCards/shareCard";
import { DAY, joined } from "../../platform/shareCards/shareCard";
import { startOfDayInIndia } from "../../core/timeInIndia";
import { Certificate } from "./certificate.entity";

/** Without the name: the picture is public and cached, and its letters are Latin. */
const certificateCard: FindShareCard = async ({ manager, slug, academy }) => {
  const certificate = await manager.findOneBy(Certificate, { number: slug.toUpperCase() });
  if (!certificate?.signedClaim || certificate.revokedAt) return null;
  const day = DAY.format(startOfDayInIndia(certificate.issuedOn));
  return { kicker: "Certificate", title: certificate.title, facts: joined(day, academy.tagline) };
};

export const certificateCards = { certificates: certificateCard };
