import { directionOf } from "./bankCells";
import type { BankColumns, OtherColumns } from "./bankColumns";
import { plainCell } from "./plainCell";

const words = (text: string) => new Set(text.split(" "));

const SUCCESS = words(
  "success successful successfully succeeded completed complete captured settled paid credited received approved done processed confirmed cleared posted ok yes true credit 00",
);
const FAILED = words(
  "fail failed failure failing unsuccessful declined decline rejected cancelled canceled error expired timeout aborted dropped invalid bounced void voided blocked incomplete false",
);
const PENDING = words(
  "pending initiated processing progress inprogress deemed created authorized authorised authorization hold queued awaiting submitted scheduled unsettled unpaid",
);
const TAKEN_BACK = words(
  "refund refunded refunds reversal reversed reverse rvsl rev chargeback disputed dispute returned return",
);
/** Say that it was a payment, or how, but neither success nor failure. */
const PAYMENT = words(
  "payment payments acquiring sale collect collection order charge purchase upi imps neft rtgs transfer tfr trf p2m p2p p2a online qr intent card wallet netbanking cash clearing clg txn transaction by in to the via na cr c deposit status",
);
const NEGATIONS = words("not no non un");

export enum RowStateKind {
  /** Nothing speaks against a payment. */
  CLEAR = "CLEAR",
  /** A word, or its absence, that staff must judge. */
  UNCLEAR = "UNCLEAR",
  FAILED = "FAILED",
  PENDING = "PENDING",
  TAKEN_BACK = "TAKEN_BACK",
}

const { CLEAR, UNCLEAR } = RowStateKind;

interface RowState {
  kind: RowStateKind;
  /** The cell that decided it. */
  word: string;
}

function kindOf(cell: string, mustSucceed: boolean): RowStateKind {
  const found = cell.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (found.length === 0) return mustSucceed ? UNCLEAR : CLEAR;
  const has = (known: Set<string>) => found.some((word) => known.has(word));
  const kinds = [
    has(TAKEN_BACK) && RowStateKind.TAKEN_BACK,
    has(FAILED) && RowStateKind.FAILED,
    has(PENDING) && RowStateKind.PENDING,
  ].filter((kind) => kind !== false);
  // "Refund failed", "not declined".
  const isMixed = has(NEGATIONS) || (kinds.length > 1 && has(FAILED));
  if (isMixed) return UNCLEAR;
  if (kinds[0]) return kinds[0];
  const isKnown = found.every((word) => SUCCESS.has(word) || PAYMENT.has(word));
  return isKnown && (!mustSucceed || has(SUCCESS)) ? CLEAR : UNCLEAR;
}

/** How narrations name what is no plain credit. */
const IN_NARRATION =
  /(?<![a-z])(?:rvsl|revs?al|reversal|reversed|upi ?rev|upirv|chargeback|charge back|chbk|failed|declined|return(?:ed)?|refund(?:ed|s)?|rfnd|cradj|(?:credit|cr) adj(?:ustment)?)(?![a-z])/i;
/** As a field of its own, for "Rev" may begin a payer's name. */
const FIELD_IN_NARRATION =
  /(?<=^\W?|[/:-] ?)(?:rev|ret|rtn)(?= ?(?:$|[/:-]| (?:upi|imps|neft|rtgs)))|(?<![a-z])(?:txn|imps|neft) (?:rev|ret|rtn)(?![a-z])/i;

interface SpokenColumns {
  columns: BankColumns;
  others: OtherColumns;
  cellAt: (column: number | null | undefined) => string;
}

/** The word of a direction; CLEAR if it says one, or that it is a payment. */
function directionState({ columns, others, cellAt }: SpokenColumns, isDirected: boolean): RowState[] {
  const { direction, credit } = columns;
  const places = [...new Set([...(direction === null ? [] : [direction]), ...others.types])];
  return places.map((index) => {
    const word = plainCell(cellAt(index));
    const spoken = directionOf(word);
    const kind = spoken ? CLEAR : kindOf(word, false);
    const isSilent = index === direction && word === "" && !isDirected && credit === null;
    if (isSilent) return { kind: UNCLEAR, word };
    // Beside columns of their own for credits and debits, an unknown type says nothing of direction.
    const isKnown = kind === UNCLEAR && (isDirected || credit !== null);
    return { kind: isKnown ? CLEAR : kind, word };
  });
}

const ORDER = [RowStateKind.TAKEN_BACK, RowStateKind.FAILED, RowStateKind.PENDING, UNCLEAR];

/** What all columns that speak about success, direction and reversal say; the worst counts. */
export function readRowState(spoken: SpokenColumns, narration: string, isDirected: boolean): RowState {
  const { columns, others, cellAt } = spoken;
  const { status = null } = columns;
  const read = (index: number, mustSucceed: boolean) => {
    const word = plainCell(cellAt(index));
    return { kind: kindOf(word, mustSucceed), word };
  };
  const states = [
    ...(status === null ? [] : [read(status, true)]),
    ...others.states.map((index) => read(index, false)),
    ...directionState(spoken, isDirected),
  ];
  const inNarration = (IN_NARRATION.exec(narration) ?? FIELD_IN_NARRATION.exec(narration))?.[0];
  if (inNarration) states.push({ kind: UNCLEAR, word: inNarration });
  for (const kind of ORDER) {
    const found = states.find((state) => state.kind === kind);
    if (found) return { kind, word: found.word.slice(0, 60) };
  }
  return { kind: CLEAR, word: "" };
}
