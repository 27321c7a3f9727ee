import type { BankImportState, BankMatch, BankReason } from "../../../apollo/schema.generated";

export const MATCHES: Record<BankMatch, string> = {
  EXACT: "Exact",
  DOUBTFUL: "Doubtful",
  KNOWN: "Known already",
  REST: "The rest",
  BAD: "Bad lines",
};

/** What each kind of row is, above its list. */
export const MATCHES_TOLD: Record<BankMatch, string> = {
  EXACT: "UTR and amount are those of one registration. These are approved by Apply.",
  DOUBTFUL: "These may be payments of ours; look at each, and approve it by itself.",
  KNOWN: "Their registrations are confirmed. Apply only keeps a UTR where there is none yet.",
  REST: "Nothing of ours: other payments, and what went out.",
  BAD: "These lines cannot be read. The others do not wait for them.",
};

export const REASONS: Record<BankReason, string> = {
  AMOUNT_DIFFERS: "The UTR agrees, the amount does not.",
  UTR_TWICE: "The same UTR stands in several rows.",
  UTR_DIFFERS: "Reference and amount agree; the person gave another UTR.",
  REFERENCE_ONLY: "Reference and amount agree; there is no UTR to compare.",
  REFERENCE_AMOUNT_DIFFERS: "The reference agrees, the amount does not.",
  REFERENCE_DIFFERS:
    "The UTR is this registration's, but the bank's text names another order: whose payment is it?",
  WAS_REJECTED: "The proof was rejected before the money was found.",
  IS_WAITING: "The registration is on the waiting list.",
  IS_CLOSED: "The registration has ended: confirm it all the same, or pay the money back.",
  PAID_AGAIN: "Confirmed by another payment: the person may have paid twice.",
  CONFIRMED_AMOUNT_DIFFERS: "The registration is confirmed, but the amount that came is another.",
  UTR_TO_KEEP:
    "The registration is confirmed without a UTR. Apply keeps this one with it, so that it counts once.",
  IS_CONFIRMED: "The registration is confirmed.",
  APPLIED_BEFORE: "Applied with another statement.",
};

export const IMPORT_STATES: Record<BankImportState, string> = {
  UPLOADING: "On its way",
  READING: "Being read",
  COLUMNS_NEEDED: "Columns needed",
  READY: "To apply",
  APPLYING: "Being applied",
  APPLIED: "Applied",
  FAILED: "Cannot be read",
};

/** The kind of rows that an address names; the exact ones where it names none. */
export function matchNamed(name: string | null): BankMatch {
  return (Object.keys(MATCHES) as BankMatch[]).find((match) => match === name) ?? "EXACT";
}
