import { randomInt } from "node:crypto";
import type { Services } from "../../graphql/context";

/** Capitals and digits that nobody mistakes for one another, also when read aloud. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_SIGNS = 6;

/** "SP-7K3M9Q". */
export function makeReference(): string {
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]);
  return `SP-${signs.join("")}`;
}

/** Whoever has it is the registration's owner. It is made again for each letter, so that only its hash is kept. */
export function secretOf({ hashing }: Pick<Services, "hashing">, registrationId: string): string {
  return hashing.deriveToken(`registration:${registrationId}`);
}

/** The order's page; what stands after the hash never reaches a server, a log or another site. */
export function orderPath(services: Pick<Services, "hashing">, registrationId: string): string {
  return `/registration/${registrationId}#${secretOf(services, registrationId)}`;
}
