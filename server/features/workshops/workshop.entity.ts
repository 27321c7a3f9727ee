import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { WorkshopContent } from "./workshop.content";

@ObjectType()
@Entity("workshops")
export class Workshop extends WorkshopContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Slug in lower case; immutable, so that links keep working. */
  @Field(() => String)
  @Index("workshops_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  /** Breaks ties between workshops with the same start. */
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
