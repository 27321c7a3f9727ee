import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";

@ObjectType()
@Entity("offer_vote_counts")
@Check("offer_vote_counts_only_row", `"id" = '${ONLY_ROW}'`)
export class OfferVotes {
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => Int)
  @Column("int")
  likes!: number;

  @Field(() => Int)
  @Column("int")
  dislikes!: number;
}
