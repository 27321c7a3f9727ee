import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A question that learners ask about the learning portal, and its answer. */
@ObjectType()
@Entity("questions")
export class Question {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  question!: string;

  @Field(() => String)
  @Column("text")
  answer!: string;

  @Column("int")
  position!: number;
}
