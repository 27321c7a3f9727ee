import { domainToASCII } from "node:url";
import { isEmail } from "class-validator";

const MAX_CHARACTERS = 254;

/** Folds the forms that one character has in Unicode, such as full width, into one. */
function fold(typed: string): string {
  return typed.normalize("NFKC").trim();
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return at > 0 && domain ? `${address.slice(0, at)}@${domain}` : address;
}

/** By which accounts, orders and limits are found: equal for every spelling of one address. Text that is no address has a key too. */
export function emailKey(typed: string): string {
  return withAsciiDomain(fold(typed).toLowerCase());
}

/** By which the mailbox behind an address is counted: its key without a tag after a +. For limits alone, as some servers have no tags. */
export function mailboxKey(typed: string): string {
  return emailKey(typed).replace(/^([^@+]+)\+[^@]*@/, "$1@");
}

export interface EmailColumns {
  /** What e-mails are sent to: the case before the @ as typed, the domain in ASCII. */
  email: string;
  emailKey: string;
}

/** How an address is stored. */
export function emailColumns(typed: string): EmailColumns {
  return { email: withAsciiDomain(fold(typed)), emailKey: emailKey(typed) };
}

/**
 * Whether e-mails can be sent to it. Before the @ it must be ASCII, so that no two addresses look alike, and without
 * quotes, which write one mailbox in many ways.
 */
export function isEmailAddress(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const address = fold(typed);
  if (address.includes('"') || !isEmail(address, { allow_utf8_local_part: false })) return false;
  return emailColumns(typed).email.length <= MAX_CHARACTERS;
}
