import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { User } from "../../auth/user.entity";
import { Batch } from "../../learning/batch.entity";
import { Run } from "../../workshops/runs/run.entity";
import { Coupon } from "../coupons/coupon.entity";
import type { OfferingKey } from "./offering";
import { OfferingKind } from "./offering";

export enum RegistrationState {
  /** There was no seat; the first in line moves up when one frees. */
  WAITING = "WAITING",
  /** A seat is held until `holdUntil`, for the payment to come. */
  STARTED = "STARTED",
  /** A proof of payment waits for staff. */
  SUBMITTED = "SUBMITTED",
  CONFIRMED = "CONFIRMED",
  /** The proof was refused; it may be corrected until `holdUntil`, where there is one. */
  REJECTED = "REJECTED",
  CANCELLED = "CANCELLED",
}

registerEnumType(RegistrationState, { name: "RegistrationState" });

/** A person's order of a place. Whoever is answered one is its owner, by its secret or their session, or staff. */
@ObjectType()
@Entity("registrations")
@Check(
  "registrations_one_offering",
  `(("kind" = 'BATCH') = ("batch_id" IS NOT NULL)) AND num_nonnulls("run_id", "batch_id") = 1`,
)
@Index(["createdAt", "id"])
@Index(["state", "createdAt", "id"])
@Index(["userId", "createdAt"])
export class Registration {
  @Field(() => GraphQLUUID)
  @PrimaryColumn("uuid")
  id!: string;

  /** What the person and the bank's statement call it, such as "SP-7K3M9Q". */
  @Field(() => String)
  @Index("registrations_reference_unique", { unique: true })
  @Column("text")
  reference!: string;

  @Field(() => OfferingKind)
  @Column("text")
  kind!: OfferingKind;

  @ManyToOne(() => Run, { nullable: true })
  @JoinColumn({ name: "run_id" })
  run!: Run | null;

  /** Of a workshop or season. */
  @Index()
  @Index("registrations_live_run_unique", { synchronize: false })
  @Index("registrations_waiting_run", { synchronize: false })
  @Column("uuid", { nullable: true })
  runId!: string | null;

  @ManyToOne(() => Run, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "invited_to_run_id" })
  invitedToRun!: Run | null;

  /** The later run to which staff have invited this person from the waiting list. */
  @Column("uuid", { nullable: true })
  invitedToRunId!: string | null;

  @ManyToOne(() => Batch, { nullable: true })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch | null;

  @Index()
  @Index("registrations_live_batch_unique", { synchronize: false })
  @Index("registrations_waiting_batch", { synchronize: false })
  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @Field(() => String, {
    description: "What it was called when the person registered, with the date that its run has now.",
  })
  @Column("text")
  title!: string;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  /** The account that it belongs to, where there is one. */
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => String)
  @Column("text")
  email!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the person confirmed the e-mail address, by a mailed link or a verified account.",
  })
  @Column("timestamptz", { nullable: true })
  emailConfirmedAt!: Date | null;

  /** By which the order is found: see `server/core/text/email.ts`. */
  @Index("registrations_email")
  @Column("text")
  emailKey!: string;

  /** With its country's code, such as "+919000000000". */
  @Index("registrations_unpaid_phone", { synchronize: false })
  @Column("text")
  phone!: string;

  @Field(() => Int)
  @Column("int")
  listRupees!: number;

  @Field(() => Int)
  @Column("int")
  discountRupees!: number;

  @Field(() => Int)
  @Column("int")
  amountRupees!: number;

  @ManyToOne(() => Coupon, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "coupon_id" })
  coupon!: Coupon | null;

  @Column("uuid", { nullable: true })
  couponId!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  couponCode!: string | null;

  @Field(() => RegistrationState)
  @Column("text")
  state!: RegistrationState;

  @Field(() => String, { nullable: true, description: "Why it was rejected or cancelled." })
  @Column("text", { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when the seat waits for a payment.",
  })
  @Index()
  @Column("timestamptz", { nullable: true })
  holdUntil!: Date | null;

  /** Whether the person was told that the hold will soon end. */
  @Column("boolean", { default: false })
  isReminded!: boolean;

  /** Whether one of the offering's taken seats is this one's. */
  @Field(() => Boolean)
  @Column("boolean")
  holdsSeat!: boolean;

  /** Who came first waits first. */
  @Column("bigint")
  @Generated("increment")
  queueNumber!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  /** Staff raise it to end the links that were sent before. */
  @Column("int", { default: 1 })
  linkVersion!: number;

  /** Raised where strangers may know the secret: when its reader takes the account over, or confirms the account's order. */
  @Column("int", { default: 1 })
  secretVersion!: number;

  // Never leave the server.
  @Index("registrations_secret_unique", { unique: true })
  @Column("bytea", { select: false })
  secretHash!: Buffer;

  @Index("registrations_idempotency_unique", { unique: true })
  @Column("bytea", { select: false })
  idempotencyKeyHash!: Buffer;

  /** Of what was sent with the key; null for orders of before. */
  @Column("bytea", { select: false, nullable: true })
  idempotencyBodyHash!: Buffer | null;

  /** Of the account, browser or client that sent the key; null for orders of before. */
  @Column("bytea", { select: false, nullable: true })
  idempotencyOriginHash!: Buffer | null;
}

/** What the registration is for. */
export function offeringOf(registration: Registration): OfferingKey {
  const { kind, runId, batchId } = registration;
  return { kind, id: runId ?? batchId ?? "" };
}
