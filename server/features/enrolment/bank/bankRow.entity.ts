import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { FindOptionsWhere } from "typeorm";
import { Column, Entity, Index, IsNull, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { User } from "../../auth/user.entity";
import { Registration } from "../registration/registration.entity";
import { BankImport } from "./bankImport.entity";

export enum BankMatch {
  EXACT = "EXACT",
  DOUBTFUL = "DOUBTFUL",
  KNOWN = "KNOWN",
  NO_PAYMENT = "NO_PAYMENT",
  REST = "REST",
  BAD = "BAD",
}

registerEnumType(BankMatch, {
  name: "BankMatch",
  valuesConfig: {
    EXACT: { description: "UTR and amount match one registration." },
    DOUBTFUL: { description: "It may be a registration's payment; `reason` says what differs." },
    KNOWN: { description: "Its registration is already confirmed." },
    NO_PAYMENT: { description: "The statement says that it failed, waits or was refunded; see `stateWord`." },
    REST: { description: "It matches no registration." },
    BAD: { description: "It cannot be read; `problem` says why." },
  },
});

export enum BankReason {
  AMOUNT_DIFFERS = "AMOUNT_DIFFERS",
  TAKEN_BACK = "TAKEN_BACK",
  UNCLEAR = "UNCLEAR",
  SEVERAL_ORDERS = "SEVERAL_ORDERS",
  UTR_NEAR = "UTR_NEAR",
  PHONE_FITS = "PHONE_FITS",
  NAME_FITS = "NAME_FITS",
  ASSIGNED = "ASSIGNED",
  UTR_TWICE = "UTR_TWICE",
  UTR_DIFFERS = "UTR_DIFFERS",
  REFERENCE_ONLY = "REFERENCE_ONLY",
  REFERENCE_AMOUNT_DIFFERS = "REFERENCE_AMOUNT_DIFFERS",
  REFERENCE_DIFFERS = "REFERENCE_DIFFERS",
  WAS_REJECTED = "WAS_REJECTED",
  IS_WAITING = "IS_WAITING",
  IS_CLOSED = "IS_CLOSED",
  PAID_AGAIN = "PAID_AGAIN",
  CONFIRMED_AMOUNT_DIFFERS = "CONFIRMED_AMOUNT_DIFFERS",
  UTR_TO_KEEP = "UTR_TO_KEEP",
  IS_CONFIRMED = "IS_CONFIRMED",
  APPLIED_BEFORE = "APPLIED_BEFORE",
  SETTLED_BEFORE = "SETTLED_BEFORE",
}

registerEnumType(BankReason, {
  name: "BankReason",
  valuesConfig: {
    AMOUNT_DIFFERS: { description: "The UTR matches, the amount does not." },
    TAKEN_BACK: { description: "A debit has the same UTR and amount: the bank took the payment back." },
    UNCLEAR: { description: "The statement does not say clearly that money came; see `stateWord`." },
    SEVERAL_ORDERS: { description: "It has the UTRs of several registrations." },
    UTR_NEAR: { description: "The amount matches, and the UTR but for one digit or two swapped ones." },
    PHONE_FITS: { description: "Amount and phone match." },
    NAME_FITS: { description: "Amount and name match." },
    ASSIGNED: { description: "Staff found its registration." },
    UTR_TWICE: {
      description: "Several rows of this statement have the UTR, or it paid for an order that was cancelled.",
    },
    UTR_DIFFERS: { description: "Reference and amount match; the person gave another UTR." },
    REFERENCE_ONLY: { description: "Reference and amount match; there is no UTR to compare." },
    REFERENCE_AMOUNT_DIFFERS: { description: "The reference matches, the amount does not." },
    REFERENCE_DIFFERS: { description: "UTR and reference match different registrations." },
    WAS_REJECTED: { description: "Staff rejected the proof before the payment was found." },
    IS_WAITING: { description: "The registration waits for a seat." },
    IS_CLOSED: { description: "The registration has ended: reinstate it or return the money." },
    PAID_AGAIN: { description: "The registration is confirmed with another UTR." },
    CONFIRMED_AMOUNT_DIFFERS: {
      description: "The registration is confirmed, but this payment differs from its amount.",
    },
    UTR_TO_KEEP: { description: "The registration is confirmed without a UTR: Apply adds this one." },
    IS_CONFIRMED: { description: "The registration is confirmed." },
    APPLIED_BEFORE: { description: "This payment was applied with another statement." },
    SETTLED_BEFORE: { description: "Staff settled this payment in another statement." },
  },
});

export enum BankRowOutcome {
  RETURNED = "RETURNED",
  OTHER_ORDER = "OTHER_ORDER",
  NOT_OURS = "NOT_OURS",
  OTHER = "OTHER",
}

registerEnumType(BankRowOutcome, {
  name: "BankRowOutcome",
  valuesConfig: {
    RETURNED: { description: "Returned to the payer." },
    OTHER_ORDER: { description: "Counted for another order." },
    NOT_OURS: { description: "Not a payment for an order." },
    OTHER: { description: "Something else; see the note." },
  },
});

/** One line of a bank statement. Staff only. A payment is applied once, even if several statements have it. */
@ObjectType()
@Entity("bank_rows")
@Index(["importId", "match", "line", "id"])
@Index("bank_rows_applied_utr_unique", ["utr"], { unique: true, where: `"applied_at" IS NOT NULL` })
export class BankRow {
  @Field(() => ID)
  @PrimaryGeneratedColumn({ type: "bigint" })
  id!: string;

  @ManyToOne(() => BankImport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import!: BankImport;

  @Column("uuid")
  importId!: string;

  @Field(() => Int, { description: "The line of the file where it begins, counted from 1." })
  @Column("int")
  line!: number;

  @Field(() => String, { nullable: true, description: "The day, such as 2026-11-21." })
  @Column("date", { nullable: true })
  bookedOn!: string | null;

  /** Negative for a debit. */
  @Index("bank_rows_debits", { where: `"amount_paise" < 0` })
  @Column("bigint", { nullable: true })
  amountPaise!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  utr!: string | null;

  /** Every number that may be its UTR, the likeliest first; matching prefers one that a registration has. */
  @Column("text", { array: true, default: [] })
  utrs!: string[];

  @Column("text", { nullable: true })
  reference!: string | null;

  /** What may be a registration's reference. */
  @Column("text", { array: true, default: [] })
  references!: string[];

  @Field(() => String, {
    nullable: true,
    description: "The statement's word for its state, such as FAILED, unless it is a success.",
  })
  @Column("text", { nullable: true })
  stateWord!: string | null;

  /** Whether staff must judge `stateWord`. */
  @Column("boolean", { default: false })
  isUnclear!: boolean;

  @Field(() => String, { description: "The bank's narration, shortened." })
  @Column("text")
  narration!: string;

  /** All its cells, for search and for names and phones. */
  @Column("text", { default: "" })
  searchText!: string;

  @Field(() => String, { nullable: true, description: "Why it cannot be read." })
  @Column("text", { nullable: true })
  problem!: string | null;

  @Field(() => BankMatch)
  @Column("text")
  match!: BankMatch;

  @Field(() => BankReason, { nullable: true })
  @Column("text", { nullable: true })
  reason!: BankReason | null;

  @ManyToOne(() => Registration, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "registration_id" })
  registration!: Registration | null;

  @Index()
  @Column("uuid", { nullable: true })
  registrationId!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When its payment was applied.",
  })
  @Column("timestamptz", { nullable: true })
  appliedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why its registration could not be approved." })
  @Column("text", { nullable: true })
  refusal!: string | null;

  @Field(() => BankRowOutcome, { nullable: true, description: "How staff settled it without approving." })
  @Column("text", { nullable: true })
  outcome!: BankRowOutcome | null;

  @Field(() => String, { nullable: true, description: "The note of the person who settled it." })
  @Column("text", { nullable: true })
  settledNote!: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "settled_by_id" })
  settledBy!: User | null;

  @Column("uuid", { nullable: true })
  settledById!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  settledAt!: Date | null;
}

export function rowsToApply(importId: string): FindOptionsWhere<BankRow>[] {
  const open = { importId, appliedAt: IsNull(), refusal: IsNull() };
  return [
    { ...open, match: BankMatch.EXACT },
    { ...open, reason: BankReason.UTR_TO_KEEP },
  ];
}
