import { randomInt } from "node:crypto";
import type { Services } from "../../../platform/context";
import type { EmailLink } from "../../../platform/mail/emailLink";
import type { Registration } from "../orders/registration.entity";

/** Capitals and digits that nobody mistakes for one another, also when read aloud. */
const INTERACTIONS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_SIGNS = 6;

/** "SP-7K3M9Q". */
export function makeReference(): string {
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => INTERACTIONS[randomInt(INTERACTIONS.length)]);
  return `SP-${signs.join("")}`;
}

type Linked = Pick<Registration, "id" | "linkVersion">;
type Opened = Linked & Pick<Registration, "secretVersion">;

/** Links of the first version are older than versions. */
function seedOf(kind: string, { id, linkVersion }: Linked): string {
  return linkVersion === 1 ? `${kind}:${id}` : `${kind}:${id}:${linkVersion}`;
}

function secretSeedOf(order: Opened): string {
  const { id, linkVersion, secretVersion } = order;
  return secretVersion === 1
    ? seedOf("registration", order)
    : `registration:${id}:${linkVersion}:${secretVersion}`;
}

/** Whoever has it is the registration's owner. It is made again for each letter, so that only its hash is kept. */
export function secretOf({ hashing }: Pick<Services, "hashing">, order: Opened): string {
  return hashing.deriveToken(secretSeedOf(order));
}

/** Only a reader of the order's e-mails has it: no browser gets it before. */
export function mailedTokenOf({ hashing }: Pick<Services, "hashing">, order: Linked): string {
  return hashing.deriveToken(seedOf("registration-email", order));
}

/** The order's page, for an e-mail; until the address is confirmed, the page that confirms it first. */
export function orderLink(order: Opened & Pick<Registration, "emailConfirmedAt">): EmailLink {
  const path = `/registration/${order.id}`;
  return order.emailConfirmedAt
    ? { path, seed: secretSeedOf(order) }
    : { path: `${path}/confirm`, seed: seedOf("registration-email", order) };
}
