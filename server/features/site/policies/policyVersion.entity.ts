import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { LongText } from "../../../graphql/limits";
import { MAX_POLICY } from "./policies.content";

/** The policies as published once; never changed, so that a recorded consent says to which texts it was given. */
@ObjectType()
@Entity("policy_versions")
export class PolicyVersion {
  @Field(() => Int)
  @PrimaryColumn("int")
  number!: number;

  @LongText(MAX_POLICY)
  @Field(() => String)
  @Column("text")
  privacyText!: string;

  @LongText(MAX_POLICY)
  @Field(() => String)
  @Column("text")
  termsText!: string;

  @LongText(MAX_POLICY)
  @Field(() => String)
  @Column("text")
  refundsText!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  publishedAt!: Date;
}
