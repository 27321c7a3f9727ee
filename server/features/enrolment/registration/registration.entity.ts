import { Authorized, Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { User } from "../../auth/user.entity";
import { Batch } from "../../learning/batch.entity";
import { Run } from "../../workshops/runs/run.entity";
import { Coupon } from "../coupons/coupon.entity";
import type { OfferingKey } from "../offerings/offering";
import { OfferingKind } from "../offerings/offering";

export enum RegistrationState {
  WAITING = "WAITING",
  STARTED = "STARTED",
  SUBMITTED = "SUBMITTED",
  CONFIRMED = "CONFIRMED",
  REJECTED = "REJECTED",
  CANCELLED = "CANCELLED",
}

registerEnumType(RegistrationState, { name: "RegistrationState" });

/** A person's order of a seat. Only its owner (by secret or session) and staff get it from the API. */
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

  @Index()
  @Index("registrations_live_run_unique", { synchronize: false })
  @Index("registrations_waiting_run", { synchronize: false })
  @Column("uuid", { nullable: true })
  runId!: string | null;

  @ManyToOne(() => Run, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "invited_to_run_id" })
  invitedToRun!: Run | null;

  /** The later run that staff invited this person to. */
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
    description: "The title at registration, with the run's current date.",
  })
  @Column("text")
  title!: string;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

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
    description: "When the person confirmed the address, by an e-mailed link or a verified account.",
  })
  @Column("timestamptz", { nullable: true })
  emailConfirmedAt!: Date | null;

  @Authorized(Role.ADMIN)
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When staff confirmed the order by phone; this says nothing about the address.",
  })
  @Column("timestamptz", { nullable: true })
  phoneConfirmedAt!: Date | null;

  /** Normalized for lookups; see `server/core/text/email.ts`. */
  @Index("registrations_email")
  @Index("registrations_open_mailbox", { synchronize: false })
  @Column("text")
  emailKey!: string;

  /** E.164, such as "+919000000000". */
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

  @Field(() => String, { nullable: true, description: "Why staff or the server rejected or cancelled it." })
  @Column("text", { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the unpaid hold.",
  })
  @Index()
  @Column("timestamptz", { nullable: true })
  holdUntil!: Date | null;

  @Column("boolean", { default: false })
  isReminded!: boolean;

  /** Whether it occupies one of the offering's taken seats. */
  @Field(() => Boolean)
  @Column("boolean")
  holdsSeat!: boolean;

  @Column("bigint")
  @Generated("increment")
  queueNumber!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  @Authorized(Role.ADMIN)
  @Field(() => Int, { nullable: true, description: "The policies that the person agreed to." })
  @Column("int", { nullable: true })
  policyVersion!: number | null;

  /** Staff raise it to revoke older links. */
  @Column("int", { default: 1 })
  linkVersion!: number;

  /** Raised if a stranger may know the secret: when its owner claims or confirms the order. */
  @Column("int", { default: 1 })
  secretVersion!: number;

  // Never leaves the server.
  @Index("registrations_secret_unique", { unique: true })
  @Column("bytea", { select: false })
  secretHash!: Buffer;

  @Index("registrations_idempotency_unique", { unique: true })
  @Column("bytea", { select: false })
  idempotencyKeyHash!: Buffer;

  /** Hash of the request body; null for older orders. */
  @Column("bytea", { select: false, nullable: true })
  idempotencyBodyHash!: Buffer | null;

  /** Hash of the account, browser or client that sent the key; null for older orders. */
  @Column("bytea", { select: false, nullable: true })
  idempotencyOriginHash!: Buffer | null;

  /** Hash of the browser that made the order; null once its link was renewed, and for older orders. */
  @Column("bytea", { select: false, nullable: true })
  browserHash!: Buffer | null;

  /** Hash of the client that made the order; null for older orders. */
  @Column("bytea", { select: false, nullable: true })
  clientHash!: Buffer | null;
}

export function offeringOf(registration: Registration): OfferingKey {
  const { kind, runId, batchId } = registration;
  return { kind, id: runId ?? batchId ?? "" };
}
