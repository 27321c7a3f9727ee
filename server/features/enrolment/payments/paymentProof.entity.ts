import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { Registration } from "../orders/registration.entity";

/** What a person says of their payment; a correction takes the place of what was said before. */
@ObjectType()
@Entity("payment_proofs")
@Index("payment_proofs_utr_unique", ["utr"], { unique: true, where: `"is_withdrawn" = false` })
export class PaymentProof {
  @OneToOne(() => Registration, { onDelete: "CASCADE" })
  @JoinColumn({ name: "registration_id" })
  registration!: Registration;

  @PrimaryColumn("uuid")
  registrationId!: string;

  /** Twelve digits, by which a bank knows a UPI payment; one registration's alone. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  utr!: string | null;

  @Index("payment_proofs_by_picture")
  @Column("uuid", { nullable: true })
  pictureId!: string | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  submittedAt!: Date;

  /** Its registration was given up before it was confirmed: somebody else may name the same payment. */
  @Column("boolean", { default: false })
  isWithdrawn!: boolean;
}
