import { randomInt } from "node:crypto";
import type { Services } from "../../../platform/context";
import type { EmailLink } from "../../../platform/mail/emailLink";
import type { Registration } from "./registration.entity";

/** Unambiguous characters, on paper and read aloud. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_SIGNS = 6;

export function makeReference(): string {
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `SP-${signs.join("")}`;
}

type Linked = Pick<Registration, "id" | "linkVersion">;
type Opened = Linked & Pick<Registration, "secretVersion">;

/** Links with version 1 predate versions. */
function seedOf(kind: string, { id, linkVersion }: Linked): string {
  return linkVersion === 1 ? `${kind}:${id}` : `${kind}:${id}:${linkVersion}`;
}

function secretSeedOf(order: Opened): string {
  const { id, linkVersion, secretVersion } = order;
  return secretVersion === 1
    ? seedOf("registration", order)
    : `registration:${id}:${linkVersion}:${secretVersion}`;
}

/** Grants ownership. Derived for each e-mail; only its hash is stored. */
export function secretOf({ hashing }: Pick<Services, "hashing">, order: Opened): string {
  return hashing.deriveToken(secretSeedOf(order));
}

/** Proves access to the mailbox: no browser gets it earlier. */
export function mailedTokenOf({ hashing }: Pick<Services, "hashing">, order: Linked): string {
  return hashing.deriveToken(seedOf("registration-email", order));
}

/** Links to the order's page, or to the page that confirms its address first. */
export function orderLink(order: Opened & Pick<Registration, "emailConfirmedAt">): EmailLink {
  const path = `/registration/${order.id}`;
  return order.emailConfirmedAt
    ? { path, seed: secretSeedOf(order) }
    : { path: `${path}/confirm`, seed: seedOf("registration-email", order) };
}
