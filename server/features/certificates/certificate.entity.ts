import { Authorized, Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLLocalDate } from "graphql-scalars";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { User } from "../auth/user.entity";

export enum CertificateKind {
  COURSE = "COURSE",
  WORKSHOP = "WORKSHOP",
  BOOTCAMP = "BOOTCAMP",
}

registerEnumType(CertificateKind, { name: "CertificateKind" });

export enum CertificateSource {
  RULE = "RULE",
  STAFF = "STAFF",
}

registerEnumType(CertificateSource, { name: "CertificateSource", description: "Who issued a certificate." });

/**
 * Of one person, for one course, workshop or season. Texts are copies: later edits of the course do not change it.
 * Only its owner and staff get it from the API; others get a `CertificateCheck`.
 */
@ObjectType()
@Entity("certificates")
@Index("certificates_by_time", ["issuedAt", "id"])
@Index("certificates_with_requested_name", ["requestedAt", "id"], { where: "(requested_name IS NOT NULL)" })
@Index("certificates_of_person", ["userId", "subjectId"])
@Index("certificates_one_valid", { synchronize: false })
export class Certificate {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Index("certificates_number_unique", { unique: true })
  @Column("text")
  number!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "certificates_user" })
  user!: User;

  @Column("uuid")
  userId!: string;

  @Field(() => CertificateKind)
  @Column("text")
  kind!: CertificateKind;

  /** The course, workshop or season. No foreign key: the certificate outlives it. */
  @Column("uuid")
  subjectId!: string;

  /** Where the person learned. No foreign keys, as above. */
  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @Column("uuid", { nullable: true })
  runId!: string | null;

  @Field(() => String, { description: "The name of the course, workshop or season at the time." })
  @Column("text")
  title!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  achievement!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What was counted, such as “4 lessons watched”; null of those that staff decided, and of old ones.",
  })
  @Column("text", { nullable: true })
  evidence!: string | null;

  @Field(() => String, { nullable: true, description: "What it was issued for, in words; null of old ones." })
  @Column("text", { nullable: true })
  basis!: string | null;

  @Column("text", { nullable: true })
  signatory!: string | null;

  @Column("text", { nullable: true })
  signatoryTitle!: string | null;

  @Authorized(Role.ADMIN)
  @Field(() => CertificateSource)
  @Column("text")
  source!: CertificateSource;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  issuedAt!: Date;

  /** The date on it, in India. */
  @Field(() => GraphQLLocalDate)
  @Column("date")
  issuedOn!: string;

  @Field(() => String, { nullable: true, description: "Null until the learner confirms the name." })
  @Column("text", { nullable: true })
  name!: string | null;

  /** The account's when this was issued: an account that is renamed for it vouches for nothing. */
  @Column("text", { nullable: true })
  accountName!: string | null;

  @Field(() => String, { nullable: true, description: "A name that staff have to look at first." })
  @Column("text", { nullable: true })
  requestedName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  requestedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why staff refused the name that was asked for." })
  @Column("text", { nullable: true })
  nameRefusal!: string | null;

  @Column("timestamptz", { nullable: true })
  nameConfirmedAt!: Date | null;

  /** The signed claim, as in the QR code; null until the name is confirmed. */
  @Column("text", { nullable: true })
  signedClaim!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  revokedAt!: Date | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  revokedReason!: string | null;

  @Field(() => String, { nullable: true, description: "The number of the corrected certificate." })
  @Column("text", { nullable: true })
  replacedBy!: string | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
