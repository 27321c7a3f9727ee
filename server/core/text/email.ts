import { domainToASCII } from "node:url";
import { isEmail } from "class-validator";

const MAX_CHARACTERS = 254;

/** Folds Unicode variants of a character, such as full width, into one. */
function fold(typed: string): string {
  return typed.normalize("NFKC").trim();
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return at > 0 && domain ? `${address.slice(0, at)}@${domain}` : address;
}

/** Identifies an address for accounts, orders and limits, whatever its spelling. Invalid addresses have a key too. */
export function emailKey(typed: string): string {
  return withAsciiDomain(fold(typed).toLowerCase());
}

/** Identifies a mailbox for limits: the key without a +tag. For limits alone, as some servers have no tags. */
export function mailboxKey(typed: string): string {
  return emailKey(typed).replace(/^([^@+]+)\+[^@]*@/, "$1@");
}

export interface EmailColumns {
  /** The address to send to: local part as typed, domain in ASCII. */
  email: string;
  emailKey: string;
}

export function emailColumns(typed: string): EmailColumns {
  return { email: withAsciiDomain(fold(typed)), emailKey: emailKey(typed) };
}

/**
 * Whether the server can mail it. The local part must be ASCII, to exclude look-alikes, and unquoted, because
 * quotes give one mailbox many spellings.
 */
export function isEmailAddress(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const address = fold(typed);
  if (address.includes('"') || !isEmail(address, { allow_utf8_local_part: false })) return false;
  return emailColumns(typed).email.length <= MAX_CHARACTERS;
}
