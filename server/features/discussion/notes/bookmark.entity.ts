import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { User } from "../../auth/user.entity";
import { Reference } from "../../learning/reference.entity";

@ObjectType({ description: "A lesson that a learner wants to find again; one per lesson." })
@Entity("bookmarks")
@Index("bookmarks_person_lesson_unique", ["userId", "referenceId"], { unique: true })
@Index("bookmarks_of_person", ["userId", "createdAt", "id"])
export class Bookmark {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("uuid")
  userId!: string;

  @ManyToOne(() => Reference)
  @JoinColumn({ name: "reference_id" })
  reference!: Reference;

  @Index()
  @Column("uuid")
  referenceId!: string;

  @Field(() => Int, { nullable: true, description: "The second of the video." })
  @Column("int", { nullable: true })
  atSecond!: number | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
