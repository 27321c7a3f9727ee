import { domainToASCII } from "node:url";
import { isEmail } from "class-validator";
import { dropIgnorable } from "./invisible";

const MAX_CHARACTERS = 254;

function fold(typed: string): string {
  return dropIgnorable(typed).normalize("NFKC").trim();
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return at > 0 && domain ? `${address.slice(0, at)}@${domain}` : address;
}

/** Equal for every spelling of an address; text that is no address has a key too. */
export function emailKey(typed: string): string {
  return withAsciiDomain(fold(typed).toLowerCase());
}

const GMAIL = /^([^@]+)@(?:gmail|googlemail)\.com$/;

/** The key without a +tag, and for Gmail without dots. For limits alone, as some servers have no tags. SQL: `mailbox_of`. */
export function mailboxKey(typed: string): string {
  const mailbox = emailKey(typed).replace(/^([^@+]+)\+[^@]*@/, "$1@");
  const gmail = GMAIL.exec(mailbox)?.[1];
  return gmail ? `${gmail.replaceAll(".", "")}@gmail.com` : mailbox;
}

export interface EmailColumns {
  /** The address to send to: local part as typed, domain in ASCII. */
  email: string;
  emailKey: string;
}

export function emailColumns(typed: string): EmailColumns {
  return { email: withAsciiDomain(fold(typed)), emailKey: emailKey(typed) };
}

/** The local part must be ASCII, to exclude look-alikes, and unquoted, as quotes spell one mailbox in many ways. */
export function isEmailAddress(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const address = fold(typed);
  if (address.includes('"') || !isEmail(address, { allow_utf8_local_part: false })) return false;
  return emailColumns(typed).email.length <= MAX_CHARACTERS;
}
