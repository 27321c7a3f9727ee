import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** A question that learners ask about the learning portal, and its answer. */
@ObjectType()
@Entity("questions")
@Index(["position", "id"])
export class Question {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  question!: string;

  @Field(() => String)
  @Column("text")
  answer!: string;

  @Field(() => Boolean)
  @Column("boolean", { default: true })
  isPublished!: boolean;

  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
