import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { LongText } from "../../../graphql/limits";
import { User } from "../../auth/user.entity";

export const MAX_TEXT = 5000;

/** What questions and answers have in common. Each outlives its author's account. */
@ObjectType()
export abstract class LessonPost {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Index()
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => Boolean, { description: "Whether its author was staff when writing it." })
  @Column("boolean", { default: false })
  isByStaff!: boolean;

  @LongText(MAX_TEXT)
  @Field(() => String, { description: "In Markdown." })
  @Column("text")
  text!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  editedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since then, only its author and staff see it.",
  })
  @Column("timestamptz", { nullable: true })
  hiddenAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why staff hid it." })
  @Column("text", { nullable: true })
  hiddenReason!: string | null;
}
