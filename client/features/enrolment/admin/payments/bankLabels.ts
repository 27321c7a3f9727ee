import type {
  BankImportState,
  BankMatch,
  BankReason,
  BankRowOutcome,
} from "../../../../apollo/schema.generated";

export const MATCHES: Record<BankMatch, string> = {
  EXACT: "Matched",
  DOUBTFUL: "Check these",
  KNOWN: "Already confirmed",
  REST: "Not ours",
  BAD: "Unreadable",
};

export const MATCH_HINTS: Record<BankMatch, string> = {
  EXACT: "UTR and amount match one registration.",
  DOUBTFUL: "Possible matches. Check them one by one: approve the order, or settle the payment without it.",
  KNOWN: "These registrations are confirmed. Missing UTRs are added when you approve.",
  REST: "Other payments and money out.",
  BAD: "We could not read these lines, so nothing was done with them. Check which columns were chosen, or export the statement again.",
};

export const REASONS: Record<BankReason, string> = {
  AMOUNT_DIFFERS: "The UTR matches, the amount does not.",
  UTR_TWICE: "The same UTR appears in several rows, or it paid for an order that was cancelled.",
  UTR_DIFFERS: "Reference and amount match; the learner gave another UTR.",
  REFERENCE_ONLY: "Reference and amount match; there is no UTR to compare.",
  REFERENCE_AMOUNT_DIFFERS: "The reference matches, the amount does not.",
  REFERENCE_DIFFERS:
    "The UTR is this registration's, but the bank's text names another order: whose payment is it?",
  WAS_REJECTED: "The proof was rejected before the money was found.",
  IS_WAITING: "The registration is on the waiting list.",
  IS_CLOSED: "The registration has ended: reopen and confirm it, or refund the money and settle it.",
  PAID_AGAIN:
    "The registration is confirmed, but not with this UTR: the learner may have paid twice or mistyped it.",
  CONFIRMED_AMOUNT_DIFFERS: "The registration is confirmed, but the amount is different.",
  UTR_TO_KEEP:
    "The registration is confirmed without a UTR. Approving adds this one, so that it counts once.",
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

const IMPORT_STATES: Record<Exclude<BankImportState, "READY" | "APPLIED">, string> = {
  UPLOADING: "Uploading",
  READING: "Reading",
  COLUMNS_NEEDED: "Choose columns",
  APPLYING: "Approving",
  FAILED: "Unreadable",
};

interface StatementState {
  state: BankImportState;
  /** Rows that Apply or staff still have to handle. */
  rowsLeft: number;
  utrsToKeep: number;
  counts: { match: BankMatch; count: number; applied: number; settled: number; refused: number }[];
}

/** Rows with a matching registration that Apply has not tried. */
export function exactCount({ counts }: Pick<StatementState, "counts">): number {
  const matched = counts.find(({ match }) => match === "EXACT");
  return matched ? matched.count - matched.applied - matched.settled - matched.refused : 0;
}

/** Once a statement is read, its state depends only on the rows that are left. */
export function importState(statement: StatementState) {
  const { state, rowsLeft, utrsToKeep, counts } = statement;
  if (state !== "READY" && state !== "APPLIED") return { label: IMPORT_STATES[state], isFinished: false };
  const isUnreadable = counts.every(({ match, count }) => (match === "BAD" ? count > 0 : count === 0));
  if (isUnreadable) return { label: IMPORT_STATES.FAILED, isFinished: false };
  if (rowsLeft === 0) return { label: "Finished", isFinished: true };
  const canApply = state === "READY" && exactCount(statement) + utrsToKeep > 0;
  return { label: canApply ? "Ready" : "To check", isFinished: false };
}

/** Excludes KNOWN rows, which only add the UTR to a confirmed registration. */
export function approvedCount(counts: { match: BankMatch; applied: number }[]): number {
  return counts.reduce((sum, { match, applied }) => (match === "KNOWN" ? sum : sum + applied), 0);
}

export function matchNamed(name: string | null): BankMatch | null {
  return (Object.keys(MATCHES) as BankMatch[]).find((match) => match === name) ?? null;
}
