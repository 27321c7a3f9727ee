import { Authorized, Field, Int, ObjectType } from "type-graphql";
import { Column } from "typeorm";
import { Role } from "../../graphql/authorization";

/** The seats of a batch. Runs of workshops and seasons have columns of their own. */
@ObjectType()
export abstract class SeatedOffering {
  /** How many may join; null means any number. */
  @Field(() => Int, { nullable: true })
  @Column("int", { nullable: true })
  seats!: number | null;

  /** How many have a place, or one that is held for them. */
  @Authorized(Role.ADMIN)
  @Field(() => Int)
  @Column("int", { default: 0 })
  seatsTaken!: number;

  /** Where those with a confirmed place talk; told to them and staff alone. */
  @Authorized(Role.ADMIN)
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  whatsAppGroupLink!: string | null;
}
