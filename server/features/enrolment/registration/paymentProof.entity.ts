import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { Registration } from "./registration.entity";

@ObjectType()
@Entity("payment_proofs")
@Index("payment_proofs_utr_unique", ["utr"], { unique: true, where: `"is_withdrawn" = false` })
export class PaymentProof {
  @OneToOne(() => Registration, { onDelete: "CASCADE" })
  @JoinColumn({ name: "registration_id" })
  registration!: Registration;

  @PrimaryColumn("uuid")
  registrationId!: string;

  /** UTR: 12 digits that identify a UPI payment; unique. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  utr!: string | null;

  @Index("payment_proofs_by_picture")
  @Column("uuid", { nullable: true })
  pictureId!: string | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  submittedAt!: Date;

  /** The order ended, so another order may name this payment. */
  @Column("boolean", { default: false })
  isWithdrawn!: boolean;
}
