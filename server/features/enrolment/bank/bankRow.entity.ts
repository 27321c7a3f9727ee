import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { FindOptionsWhere } from "typeorm";
import { Column, Entity, Index, IsNull, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { User } from "../../auth/user.entity";
import { Registration } from "../orders/registration.entity";
import { BankImport } from "./bankImport.entity";

export enum BankMatch {
  EXACT = "EXACT",
  DOUBTFUL = "DOUBTFUL",
  KNOWN = "KNOWN",
  REST = "REST",
  BAD = "BAD",
}

registerEnumType(BankMatch, {
  name: "BankMatch",
  valuesConfig: {
    EXACT: { description: "UTR and amount are those of one registration." },
    DOUBTFUL: { description: "It may be a registration's payment; `reason` tells what speaks against it." },
    KNOWN: { description: "Its registration is confirmed already." },
    REST: { description: "Nothing of ours." },
    BAD: { description: "It cannot be read; `problem` tells why." },
  },
});

export enum BankReason {
  AMOUNT_DIFFERS = "AMOUNT_DIFFERS",
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
    AMOUNT_DIFFERS: { description: "The UTR agrees, the amount does not." },
    UTR_TWICE: { description: "The UTR stands in several rows of this statement." },
    UTR_DIFFERS: { description: "Reference and amount agree; the person gave another UTR." },
    REFERENCE_ONLY: { description: "Reference and amount agree; there is no UTR to compare." },
    REFERENCE_AMOUNT_DIFFERS: { description: "The reference agrees, the amount does not." },
    REFERENCE_DIFFERS: { description: "The UTR is one registration's, the reference another's." },
    WAS_REJECTED: { description: "The proof was rejected before the money was found." },
    IS_WAITING: { description: "The registration waits for a seat." },
    IS_CLOSED: { description: "The registration has ended: it is reinstated, or the money goes back." },
    PAID_AGAIN: { description: "The registration is confirmed, but not with this UTR." },
    CONFIRMED_AMOUNT_DIFFERS: {
      description: "The registration is confirmed, but this payment of it is not its amount.",
    },
    UTR_TO_KEEP: { description: "The registration is confirmed without a UTR: Apply keeps this one for it." },
    IS_CONFIRMED: { description: "The registration is confirmed." },
    APPLIED_BEFORE: { description: "This payment was applied with another statement." },
    SETTLED_BEFORE: { description: "Staff settled this payment in another statement." },
  },
});

/** What staff did with a payment that confirms nothing. */
export enum BankRowOutcome {
  RETURNED = "RETURNED",
  OTHER_ORDER = "OTHER_ORDER",
  NOT_OURS = "NOT_OURS",
  OTHER = "OTHER",
}

registerEnumType(BankRowOutcome, {
  name: "BankRowOutcome",
  valuesConfig: {
    RETURNED: { description: "The money went back to the payer." },
    OTHER_ORDER: { description: "It was counted for another order." },
    NOT_OURS: { description: "It is no payment of an order." },
    OTHER: { description: "Something else, which the note says." },
  },
});

/** One line of a bank's statement. For staff's eyes. A payment is applied once, whatever statements it stands in. */
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

  @Field(() => Int, { description: "Where it begins in the file, counted from 1." })
  @Column("int")
  line!: number;

  @Field(() => String, { nullable: true, description: "The day, as 2026-11-21." })
  @Column("date", { nullable: true })
  bookedOn!: string | null;

  /** What came in; below 0 what went out. */
  @Column("bigint", { nullable: true })
  amountPaise!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  utr!: string | null;

  /** Of an order, where the narration names one. */
  @Column("text", { nullable: true })
  reference!: string | null;

  @Field(() => String, { description: "What the bank wrote of it, shortened." })
  @Column("text")
  narration!: string;

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
    description: "When its payment counted.",
  })
  @Column("timestamptz", { nullable: true })
  appliedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why its registration could not be approved." })
  @Column("text", { nullable: true })
  refusal!: string | null;

  @Field(() => BankRowOutcome, { nullable: true, description: "How staff settled it without approving." })
  @Column("text", { nullable: true })
  outcome!: BankRowOutcome | null;

  @Field(() => String, { nullable: true, description: "What staff wrote when they settled it." })
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

/** The rows that Apply is for, until each is done or refused. */
export function rowsToApply(importId: string): FindOptionsWhere<BankRow>[] {
  const open = { importId, appliedAt: IsNull(), refusal: IsNull() };
  return [
    { ...open, match: BankMatch.EXACT },
    { ...open, reason: BankReason.UTR_TO_KEEP },
  ];
}
