import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../graphql/uuid";

export enum CouponUnit {
  PERCENT = "PERCENT",
  RUPEES = "RUPEES",
}

registerEnumType(CouponUnit, { name: "CouponUnit" });

export enum CouponState {
  OFF = "OFF",
  NOT_BEGUN = "NOT_BEGUN",
  IN_USE = "IN_USE",
  ENDED = "ENDED",
  USED_UP = "USED_UP",
}

registerEnumType(CouponState, { name: "CouponState" });

/** Takes something off a price. For staff's eyes: others are told what a code does to a price, never which there are. */
@ObjectType()
@Entity("coupons")
@Check("coupons_uses", `"uses_taken" >= 0 AND ("max_uses" IS NULL OR "uses_taken" <= "max_uses")`)
@Index(["createdAt", "id"])
export class Coupon {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** In capitals; people may type it in any letter case. */
  @Field(() => String)
  @Index("coupons_code_unique", { unique: true })
  @Column("text")
  code!: string;

  @Field(() => CouponUnit)
  @Column("text")
  unit!: CouponUnit;

  /** So many percent, or whole rupees. */
  @Field(() => Int)
  @Column("int")
  value!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  validFrom!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  validUntil!: Date | null;

  /** Null means any number. */
  @Field(() => Int, { nullable: true })
  @Column("int", { nullable: true })
  maxUses!: number | null;

  /** By registrations that were not cancelled. */
  @Field(() => Int)
  @Column("int", { default: 0 })
  usesTaken!: number;

  /** For everything; else for what is named below. */
  @Field(() => Boolean)
  @Column("boolean")
  isForAll!: boolean;

  @Field(() => Boolean, { description: "For every season of the bootcamp." })
  @Column("boolean")
  isForBootcamp!: boolean;

  @Field(() => [GraphQLUUID])
  @Column("uuid", { array: true, default: [] })
  workshopIds!: string[];

  @Field(() => [GraphQLUUID], { description: "For these courses and all their batches." })
  @Column("uuid", { array: true, default: [] })
  courseIds!: string[];

  @Field(() => Boolean)
  @Column("boolean")
  isActive!: boolean;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
