import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { WorkshopContent } from "./workshop.content";

/** A short, paid, live course of a few evenings. */
@ObjectType()
@Entity("workshops")
export class Workshop extends WorkshopContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Its part in an address, in lower case; fixed once made, so that links keep working. */
  @Field(() => String)
  @Index("workshops_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  /** Decides between workshops that start at the same moment. */
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
