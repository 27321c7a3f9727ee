import { randomInt } from "node:crypto";
import type { Services } from "../../graphql/context";
import type { LetterLink } from "../../platform/mail/letterLink";

/** Capitals and digits that nobody mistakes for one another, also when read aloud. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_SIGNS = 6;

/** "SP-7K3M9Q". */
export function makeReference(): string {
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]);
  return `SP-${signs.join("")}`;
}

function secretSeed(registrationId: string): string {
  return `registration:${registrationId}`;
}

/** Whoever has it is the registration's owner. It is made again for each letter, so that only its hash is kept. */
export function secretOf({ hashing }: Pick<Services, "hashing">, registrationId: string): string {
  return hashing.deriveToken(secretSeed(registrationId));
}

/** The order's page, for a letter. */
export function orderLink(registrationId: string): LetterLink {
  return { path: `/registration/${registrationId}`, seed: secretSeed(registrationId) };
}
