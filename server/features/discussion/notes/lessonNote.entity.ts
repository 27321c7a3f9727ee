import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { LongText } from "../../../graphql/limits";
import { User } from "../../auth/user.entity";
import { Reference } from "../../learning/reference.entity";

export const MAX_NOTE = 3000;

@ObjectType({ description: "What a learner wrote for themselves. Nobody else reads it, not even staff." })
@Entity("lesson_notes")
@Index("lesson_notes_of_person", ["userId", "createdAt", "id"])
@Index("lesson_notes_sent_once", ["userId", "sendingKey"], { unique: true })
@Index("lesson_notes_of_lesson", ["referenceId", "userId"])
export class LessonNote {
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

  @Column("uuid")
  referenceId!: string;

  /** Idempotency key from the page. */
  @Column("text", { nullable: true })
  sendingKey!: string | null;

  @Field(() => Int, { nullable: true, description: "The second of the video." })
  @Column("int", { nullable: true })
  atSecond!: number | null;

  @LongText(MAX_NOTE)
  @Field(() => String, { description: "In Markdown." })
  @Column("text")
  text!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
