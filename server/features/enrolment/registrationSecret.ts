import { randomInt } from "node:crypto";
import type { Services } from "../../graphql/context";
import type { LetterLink } from "../../platform/mail/letterLink";
import type { Registration } from "./registration.entity";

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

function mailedSeed(registrationId: string): string {
  return `registration-email:${registrationId}`;
}

/** Whoever has it reads the order's e-mails: no browser gets it before. */
export function mailedTokenOf(
  { hashing }: Pick<Services, "hashing">,
  { id }: Pick<Registration, "id">,
): string {
  return hashing.deriveToken(mailedSeed(id));
}

/** The order's page, for an e-mail; until the address is confirmed, the page that confirms it first. */
export function orderLink({
  id,
  emailConfirmedAt,
}: Pick<Registration, "id" | "emailConfirmedAt">): LetterLink {
  const path = `/registration/${id}`;
  return emailConfirmedAt
    ? { path, seed: secretSeed(id) }
    : { path: `${path}/confirm`, seed: mailedSeed(id) };
}
