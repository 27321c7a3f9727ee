import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { CouponContent } from "./coupon.content";

export enum CouponState {
  OFF = "OFF",
  NOT_BEGUN = "NOT_BEGUN",
  IN_USE = "IN_USE",
  ENDED = "ENDED",
  USED_UP = "USED_UP",
}

registerEnumType(CouponState, { name: "CouponState" });

/** Staff only; others see only its effect on a price. */
@ObjectType()
@Entity("coupons")
@Check("coupons_uses", `"uses_taken" >= 0 AND ("max_uses" IS NULL OR "uses_taken" <= "max_uses")`)
@Index(["createdAt", "id"])
export class Coupon extends CouponContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Int)
  @Column("int", { default: 0 })
  usesTaken!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
