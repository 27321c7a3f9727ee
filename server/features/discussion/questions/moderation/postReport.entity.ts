import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../../core/content/graphqlUuid";
import { User } from "../../../auth/user.entity";
import { LessonAnswer } from "../lessonAnswer.entity";
import { PostKind } from "../question.inputs";
import { LessonQuestion } from "../lessonQuestion.entity";

const MAX_EXCERPT = 200;

@ObjectType({ description: "A reader's complaint about a question or an answer." })
@Entity("post_reports")
@Check("post_reports_of_one", `num_nonnulls("question_id", "answer_id") = 1`)
@Index("post_reports_question_unique", ["questionId", "userId"], { unique: true })
@Index("post_reports_answer_unique", ["answerId", "userId"], { unique: true })
export class PostReport {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Index()
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @ManyToOne(() => LessonQuestion)
  @JoinColumn({ name: "question_id" })
  question!: LessonQuestion | null;

  @Column("uuid", { nullable: true })
  questionId!: string | null;

  @ManyToOne(() => LessonAnswer)
  @JoinColumn({ name: "answer_id" })
  answer!: LessonAnswer | null;

  @Column("uuid", { nullable: true })
  answerId!: string | null;

  @Field(() => PostKind)
  get kind(): PostKind {
    return this.answerId ? PostKind.ANSWER : PostKind.QUESTION;
  }

  @Field(() => GraphQLUUID, { description: "Of the question or answer." })
  get postId(): string {
    return this.answerId ?? this.questionId ?? "";
  }

  @Field(() => String, { nullable: true, description: "How the answer begins; null for a question." })
  get excerpt(): string | null {
    return this.answer?.text.slice(0, MAX_EXCERPT) ?? null;
  }

  @Field(() => String)
  @Column("text")
  reason!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  /** When staff hid the post or dismissed its reports. */
  @Index("post_reports_handled", { where: "(handled_at IS NOT NULL)" })
  @Column("timestamptz", { nullable: true })
  handledAt!: Date | null;
}
