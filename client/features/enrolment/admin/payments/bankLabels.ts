import { counted } from "../../../../format/counted";
import { rupees } from "../../../../format/rupees";
import type { BankMatch, BankReason, BankRowOutcome } from "../../../../apollo/schema.generated";

export const MATCHES: Record<BankMatch, string> = {
  EXACT: "Matched",
  DOUBTFUL: "Check these",
  KNOWN: "Already confirmed",
  NO_PAYMENT: "No payment",
  REST: "Others",
  BAD: "Unreadable",
};

export const MATCH_HINTS: Record<BankMatch, string> = {
  EXACT: "UTR and amount match one registration.",
  DOUBTFUL: "Possible matches. Check them one by one: approve the order, or settle the payment without it.",
  KNOWN: "These registrations are confirmed. Missing UTRs are added when you approve.",
  NO_PAYMENT: "The statement says that these failed, wait or were refunded. Nothing was done with them.",
  REST: "Money out, and credits that fit no registration. Assign a credit to its registration, or settle it as not yours.",
  BAD: "We couldn’t read these lines, so nothing was done with them. Check which columns were chosen, or export the statement again.",
};

export const REASONS: Record<BankReason, string> = {
  TAKEN_BACK: "The bank took it back: a debit has the same UTR and amount.",
  UNCLEAR: "The statement doesn’t say clearly that this money came.",
  SEVERAL_ORDERS: "The row has the UTRs of several registrations: whose payment is it?",
  UTR_NEAR: "The amount matches, and the UTR that the learner gave differs in one digit or two swapped ones.",
  PHONE_FITS: "Amount and phone match; no UTR or reference does.",
  NAME_FITS: "Amount and name match; no UTR or reference does.",
  ASSIGNED: "Assigned by staff. Approve the order, or settle the payment without it.",
  AMOUNT_DIFFERS: "The UTR matches, the amount doesn’t.",
  UTR_TWICE: "The same UTR appears in several rows, or it paid for an order that was cancelled.",
  UTR_DIFFERS: "Reference and amount match; the learner gave another UTR.",
  REFERENCE_ONLY: "Reference and amount match; there is no UTR to compare.",
  REFERENCE_AMOUNT_DIFFERS: "The reference matches, the amount doesn’t.",
  REFERENCE_DIFFERS:
    "The UTR is this registration's, but the bank's text names another order: whose payment is it?",
  WAS_REJECTED: "The proof was rejected before the money was found.",
  IS_WAITING: "The registration is on the waiting list.",
  IS_CLOSED: "The registration has ended: reopen and confirm it, or refund the money and settle it.",
  PAID_AGAIN:
    "The registration is confirmed, but not with this UTR: the learner may have paid twice or mistyped it.",
  CONFIRMED_AMOUNT_DIFFERS: "The registration is confirmed, but the amount is different.",
  UTR_TO_KEEP: "The registration is confirmed without a UTR. Approving adds this one, so it counts once.",
  IS_CONFIRMED: "The registration is confirmed.",
  APPLIED_BEFORE: "Approved with another line or statement.",
  SETTLED_BEFORE: "Settled in another statement.",
};

export const OUTCOMES: Record<BankRowOutcome, string> = {
  RETURNED: "Returned to the payer",
  OTHER_ORDER: "Counted for another order",
  NOT_OURS: "Not a payment for an order",
  OTHER: "Something else",
};

interface StatementState {
  needsColumns: boolean;
  /** Rows that Apply or staff still have to handle. */
  rowsLeft: number;
  utrsToKeep: number;
  /** Credits that fit no registration. */
  unexplained: number;
  unexplainedAmount: string;
  counts: { match: BankMatch; count: number; applied: number; settled: number; refused: number }[];
}

/** Rows with a matching registration that Apply has not tried. */
export function exactCount({ counts }: Pick<StatementState, "counts">): number {
  const matched = counts.find(({ match }) => match === "EXACT");
  return matched ? matched.count - matched.applied - matched.settled - matched.refused : 0;
}

/** Rows that Apply would approve, or whose UTR it would add. */
export function countToApply(statement: Pick<StatementState, "counts" | "utrsToKeep">): number {
  return exactCount(statement) + statement.utrsToKeep;
}

/** A statement's state depends only on the rows that are left. */
export function importState(statement: StatementState) {
  const { rowsLeft, counts, unexplained, unexplainedAmount } = statement;
  if (statement.needsColumns) return { label: "Choose columns", isFinished: false };
  const isUnreadable = counts.every(({ match, count }) => (match === "BAD" ? count > 0 : count === 0));
  if (isUnreadable) return { label: "Unreadable", isFinished: false };
  if (rowsLeft === 0 && unexplained === 0) return { label: "Finished", isFinished: true };
  if (rowsLeft === 0) {
    const sum = rupees(Math.round(Number(unexplainedAmount)));
    return { label: `${counted(unexplained, "credit")} not explained (${sum})`, isFinished: false };
  }
  return { label: countToApply(statement) > 0 ? "Ready" : "To check", isFinished: false };
}

/** Excludes KNOWN rows, which only add the UTR to a confirmed registration. */
export function approvedCount(counts: { match: BankMatch; applied: number }[]): number {
  return counts.reduce((sum, { match, applied }) => (match === "KNOWN" ? sum : sum + applied), 0);
}

export function matchNamed(name: string | null): BankMatch | null {
  return (Object.keys(MATCHES) as BankMatch[]).find((match) => match === name) ?? null;
}
